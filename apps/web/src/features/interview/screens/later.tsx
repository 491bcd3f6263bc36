import { lazy } from 'react';
import { reportAndReturn } from '#/lib/errors/report-error.ts';
import { latePart, loadUntilThere } from '#/lib/load-part.ts';

/** Nobody needs these parts before the first answer is given, so they come after the page. */
export const loadFeedback = () =>
  loadUntilThere(
    () => import('./feedback-parts.ts'),
    reportAndReturn('interview', 'loading the feedback screen', null),
  );

export const FeedbackScreen = lazy(async () => ({
  default: (await loadFeedback()).FeedbackScreen,
}));
export const BackupDialog = lazy(async () => ({ default: (await loadFeedback()).BackupDialog }));

/** Most interviews begin without these. */
export const loadOthers = () =>
  loadUntilThere(
    () => import('./other-parts.ts'),
    reportAndReturn('interview', 'loading the dialogs', null),
  );

export const CollectingScreen = latePart(async () => (await loadOthers()).CollectingScreen);
export const Dialogs = latePart(async () => (await loadOthers()).Dialogs);
export const DeniedScreen = latePart(async () => (await loadOthers()).DeniedScreen);
export const QuestionFailedScreen = latePart(async () => (await loadOthers()).QuestionFailedScreen);
export const RecoveringScreen = latePart(async () => (await loadOthers()).RecoveringScreen);
