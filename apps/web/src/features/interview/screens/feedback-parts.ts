/** What an interview shows after an answer, in one file that comes after the page. */
export { BackupDialog } from '#/domain/recording/backup-dialog.tsx';
export { FeedbackScreen } from './feedback-screen.tsx';
