/** What most interviews begin without: dialogs, and the screens for trouble. One file that comes after the page. */
export { CollectingScreen } from './collecting-screen.tsx';
export { Dialogs } from './dialogs.tsx';
export { DeniedScreen, QuestionFailedScreen, RecoveringScreen } from './trouble-screens.tsx';
