import { reportAndReturn } from '#/lib/errors/report-error.ts';
import { loadUntilThere } from '#/lib/load-part.ts';

/** Nobody needs this before the first answer is given or the interview ends, so it comes after the page. */
export const loadAnswering = () =>
  loadUntilThere(
    () => import('./answering-parts.ts'),
    reportAndReturn('interview', 'loading what sends answers', null),
  );
