import { listRecordings } from '#/media/store/recordings.ts';
import { readStorageInfo } from '#/media/store/storage-info.ts';
import { backupReason, isBackupDialogDismissed } from '#/domain/recording/backup-rules.ts';
import type { AfterAnswer, AfterAnswerInput } from './interview-ports.ts';

/** How much room is left after an answer, and whether a backup is worth a word. */
export async function afterAnswer({ userId, size }: AfterAnswerInput): Promise<AfterAnswer> {
  const { rows } = await listRecordings(userId);
  const space = await readStorageInfo(rows.length);
  const facts = { space, size, recordings: rows.length, important: false };
  return { space, reason: isBackupDialogDismissed() ? null : backupReason(facts) };
}
