import { migratedUserId } from '@daedap/contract/constants/storage';
import { removeItem, storageKeys } from '#/lib/storage.ts';
import { chunkDb } from './chunk-db.ts';
import { interviewDb } from './interview-db.ts';
import { completeTransaction } from './database.ts';

/** Deletes all data of one user in this browser when the account is deleted, readable or not. Others keep theirs. */
export async function deleteEverythingOf(userId: number): Promise<void> {
  removeItem(`${storageKeys.lookingConsent}${userId}`);
  // Each is tried, even when the other fails.
  const results = await Promise.allSettled([deleteInterviews(userId), deleteUnderWay(userId)]);
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
}

async function deleteInterviews(userId: number): Promise<void> {
  const database = await interviewDb();
  const transaction = database.transaction(['recordings', 'sessions', 'videoAnswers'], 'readwrite');
  const recordings = transaction.objectStore('recordings');
  const sessions = transaction.objectStore('sessions');
  const recordingIds = await recordings.index('userId').getAllKeys(userId);
  const sessionIds = await sessions.index('userId').getAllKeys(userId);
  const work = [
    ...recordingIds.map((id) => recordings.delete(id)),
    ...sessionIds.map((id) => sessions.delete(id)),
  ];
  // Recordings of version 1 were copied to this user; their originals are still there.
  if (userId === migratedUserId) work.push(transaction.objectStore('videoAnswers').clear());
  await completeTransaction(transaction.done, work);
}

async function deleteUnderWay(userId: number): Promise<void> {
  const database = await chunkDb();
  const stores = [
    'takes',
    'chunks',
    'outbox',
    'backups',
    'looking',
    'tracks',
    'materials',
  ] as const;
  const transaction = database.transaction(stores, 'readwrite');
  const takes = transaction.objectStore('takes');
  const chunks = transaction.objectStore('chunks');
  const takeIds = await takes.index('userId').getAllKeys(userId);
  const work: Promise<void>[] = takeIds.map((id) => takes.delete(id));
  for (const takeId of takeIds) {
    const keys = await chunks.index('takeId').getAllKeys(takeId);
    work.push(...keys.map((key) => chunks.delete(key)));
  }
  for (const name of ['outbox', 'backups', 'looking', 'tracks', 'materials'] as const) {
    const store = transaction.objectStore(name);
    const ids = await store.index('userId').getAllKeys(userId);
    work.push(...ids.map((id) => store.delete(id)));
  }
  await completeTransaction(transaction.done, work);
}
