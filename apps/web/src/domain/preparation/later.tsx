import { lazy } from 'react';
import { reportAndReturn } from '#/lib/errors/report-error.ts';
import { loadUntilThere } from '#/lib/load-part.ts';

/** Nobody needs these screens before the questions are there or an answer is given, so they come after the page. */
export const loadWaiting = () =>
  loadUntilThere(
    () => import('./screens.ts'),
    reportAndReturn('interview', 'loading the screens between questions', null),
  );

export const PreparationScreen = lazy(async () => ({
  default: (await loadWaiting()).PreparationScreen,
}));
export const AnalysisAdScreen = lazy(async () => ({
  default: (await loadWaiting()).AnalysisAdScreen,
}));
export const EndAdScreen = lazy(async () => ({ default: (await loadWaiting()).EndAdScreen }));
