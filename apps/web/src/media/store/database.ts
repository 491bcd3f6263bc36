import type { DBSchema, IDBPDatabase, OpenDBCallbacks } from 'idb';
import { DatabaseNotInitializedError } from './errors.ts';

type Gone = Pick<OpenDBCallbacks<unknown>, 'blocked' | 'blocking' | 'terminated'>;

export type Connection<Schema extends DBSchema> = {
  /** Returns the open database, and opens it first if necessary. */
  readonly use: () => Promise<IDBPDatabase<Schema>>;
  readonly close: () => void;
};

/**
 * One connection for the whole page. It closes when another tab wants to upgrade or delete the database, and opens
 * again on the next use.
 */
export function createConnection<Schema extends DBSchema>(
  open: (gone: Gone) => Promise<IDBPDatabase<Schema>>,
): Connection<Schema> {
  let current: Promise<IDBPDatabase<Schema>> | null = null;

  const close = () => {
    const closing = current;
    current = null;
    closing?.then(
      (database) => database.close(),
      // It never opened, and the caller that opened it got the error.
      () => undefined,
    );
  };

  const start = () =>
    new Promise<IDBPDatabase<Schema>>((resolve, reject) => {
      const fail = (cause: unknown) => {
        current = null;
        reject(new DatabaseNotInitializedError(cause));
      };
      let givenUp = false;
      const blocked = () => {
        givenUp = true;
        fail(new Error('An older version of the database is open in another tab'));
      };
      // Inside a promise, because `open` throws at once without IndexedDB.
      const opening = Promise.resolve().then(() =>
        open({ blocked, blocking: close, terminated: close }),
      );
      opening.then((database) => {
        // The other tab has closed it meanwhile, but the caller already got an error.
        return givenUp ? database.close() : resolve(database);
      }, fail);
    });

  const use = () => {
    current ??= start();
    return current;
  };

  return { use, close };
}

/**
 * Waits for a transaction and all its requests. The error of the transaction comes first, because it has the cause (no
 * space left); requests may only say that they were aborted.
 */
export async function completeTransaction(
  done: Promise<void>,
  work: Iterable<Promise<unknown>>,
): Promise<void> {
  const results = await Promise.allSettled([done, ...work]);
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
}
