import { reportAndReturn } from '#/lib/errors/report-error.ts';
import { lateParts } from '#/lib/load-part.ts';

/** Nobody needs these screens before the questions are there or an answer is given, so they come after the page. */
const { preload, part } = lateParts(
  () => import('./screens.ts'),
  reportAndReturn('interview', 'loading the screens between questions', null),
);

export const loadWaiting = preload;
export const PreparationScreen = part((parts) => parts.PreparationScreen);
export const AnalysisAdScreen = part((parts) => parts.AnalysisAdScreen);
export const EndAdScreen = part((parts) => parts.EndAdScreen);
