import { reportAndReturn } from '#/lib/errors/report-error.ts';
import { latePart, loadUntilThere } from '#/lib/load-part.ts';

/** Nobody needs these screens before the questions are there or an answer is given, so they come after the page. */
export const loadWaiting = () =>
  loadUntilThere(
    () => import('./screens.ts'),
    reportAndReturn('interview', 'loading the screens between questions', null),
  );

export const PreparationScreen = latePart(async () => (await loadWaiting()).PreparationScreen);
export const AnalysisAdScreen = latePart(async () => (await loadWaiting()).AnalysisAdScreen);
export const EndAdScreen = latePart(async () => (await loadWaiting()).EndAdScreen);
