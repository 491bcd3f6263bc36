import { lazy } from 'react';
import { reportAndReturn } from '#/lib/errors/report-error.ts';
import { loadUntilThere } from '#/lib/load-part.ts';

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

export const CollectingScreen = lazy(async () => ({
  default: (await loadOthers()).CollectingScreen,
}));
export const Dialogs = lazy(async () => ({ default: (await loadOthers()).Dialogs }));
export const DeniedScreen = lazy(async () => ({ default: (await loadOthers()).DeniedScreen }));
export const QuestionFailedScreen = lazy(async () => ({
  default: (await loadOthers()).QuestionFailedScreen,
}));
export const RecoveringScreen = lazy(async () => ({
  default: (await loadOthers()).RecoveringScreen,
}));
