import {
  chunkDatabaseName,
  databaseDeletionTimeoutMs,
  localDatabase,
} from '@daedap/contract/constants/storage';
import { deleteDB } from 'idb';
import { closeChunkDb } from './chunk-db.ts';
import { closeInterviewDb } from './interview-db.ts';

/** `blocked`: another tab holds the database open and did not let go in time. */
export type Deletion = 'deleted' | 'blocked';

/**
 * Waits five seconds for other tabs to let go. The browser still deletes it once they are closed; that cannot be
 * called back.
 */
export async function deleteDatabase(name: string): Promise<Deletion> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deletion = new Promise<Deletion>((resolve, reject) => {
    const giveUp = () => resolve('blocked');
    // In a promise of its own: without IndexedDB `deleteDB` throws at once.
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

/** Everything that is kept in this browser, of every user: the way out when the database cannot be opened. */
export async function deleteLocalDatabases(): Promise<Deletion> {
  closeInterviewDb();
  closeChunkDb();
  const results = await Promise.all([
    deleteDatabase(localDatabase.name),
    deleteDatabase(chunkDatabaseName),
  ]);
  return results.includes('blocked') ? 'blocked' : 'deleted';
}
