import {
  chunkDatabaseName,
  databaseDeletionTimeoutMs,
  localDatabase,
} from '@daedap/contract/constants/storage';
import { deleteDB } from 'idb';
import { closeChunkDb } from './chunk-db.ts';
import { closeInterviewDb } from './interview-db.ts';

/** `blocked`: another tab has the database open and did not close it in time. */
export type Deletion = 'deleted' | 'blocked';

/**
 * Waits five seconds for other tabs to close it. After that the browser still deletes it once they are closed; that
 * cannot be cancelled.
 */
export async function deleteDatabase(name: string): Promise<Deletion> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deletion = new Promise<Deletion>((resolve, reject) => {
    const giveUp = () => resolve('blocked');
    // Inside a promise, because `deleteDB` throws at once without IndexedDB.
    const deleting = Promise.resolve().then(() =>
      deleteDB(name, {
        blocked: () => {
          timer = setTimeout(giveUp, databaseDeletionTimeoutMs);
        },
      }),
    );
    deleting.then(() => resolve('deleted'), reject);
  });
  return deletion.finally(() => clearTimeout(timer));
}

/** Deletes the data of all users in this browser. It is the last resort when the database cannot be opened. */
export async function deleteLocalDatabases(): Promise<Deletion> {
  closeInterviewDb();
  closeChunkDb();
  const results = await Promise.all([
    deleteDatabase(localDatabase.name),
    deleteDatabase(chunkDatabaseName),
  ]);
  return results.includes('blocked') ? 'blocked' : 'deleted';
}
