import { reportAndReturn } from '#/lib/errors/report-error.ts';
import { lateParts } from '#/lib/load-part.ts';

/** Nobody needs these parts before the first answer is given, so they come after the page. */
const feedback = lateParts(
  () => import('./feedback-parts.ts'),
  reportAndReturn('interview', 'loading the feedback screen', null),
);

export const loadFeedback = feedback.preload;
export const FeedbackScreen = feedback.part((parts) => parts.FeedbackScreen);
export const BackupDialog = feedback.part((parts) => parts.BackupDialog);

/** Most interviews begin without these. */
const others = lateParts(
  () => import('./other-parts.ts'),
  reportAndReturn('interview', 'loading the dialogs', null),
);

export const loadOthers = others.preload;
export const CollectingScreen = others.part((parts) => parts.CollectingScreen);
export const Dialogs = others.part((parts) => parts.Dialogs);
export const DeniedScreen = others.part((parts) => parts.DeniedScreen);
export const QuestionFailedScreen = others.part((parts) => parts.QuestionFailedScreen);
export const RecoveringScreen = others.part((parts) => parts.RecoveringScreen);
