import { chunkDb } from './chunk-db.ts';
import { type BackupEntry, backupRow } from './chunk-rows.ts';
import { readRows } from './rows.ts';
import { completeTransaction } from './database.ts';

/** Stores that a recording is on the server. Another backup replaces the older copy there. */
export async function rememberBackup(entry: BackupEntry): Promise<void> {
  const database = await chunkDb();
  await database.put('backups', entry);
}

export async function listBackups(userId: number): Promise<BackupEntry[]> {
  const database = await chunkDb();
  return readRows(backupRow, await database.getAllFromIndex('backups', 'userId', userId)).rows;
}

/** Call this when a session is deleted: the server deletes its backups, too. */
export function forgetBackupsOfSession(userId: number, sessionId: string): Promise<void> {
  return forget(userId, (entry) => entry.sessionId === sessionId);
}

/** Call this when an answer is deleted: the server deletes its backup, too. */
export function forgetBackup(userId: number, videoId: string): Promise<void> {
  return forget(userId, (entry) => entry.videoId === videoId);
}

async function forget(userId: number, chosen: (entry: BackupEntry) => boolean): Promise<void> {
  const database = await chunkDb();
  const going = (await listBackups(userId)).filter(chosen);
  const transaction = database.transaction('backups', 'readwrite');
  const work = going.map(({ recordingId }) => transaction.store.delete(recordingId));
  await completeTransaction(transaction.done, work);
}
