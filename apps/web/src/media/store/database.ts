import type { DBSchema, IDBPDatabase, OpenDBCallbacks } from 'idb';
import { DatabaseNotInitializedError } from './errors.ts';

type Gone = Pick<OpenDBCallbacks<unknown>, 'blocked' | 'blocking' | 'terminated'>;

export type Connection<Schema extends DBSchema> = {
  /** The open database; opens it when it is not. */
  readonly use: () => Promise<IDBPDatabase<Schema>>;
  readonly close: () => void;
};

/**
 * One connection for the whole page. It gives way when another tab wants to upgrade or delete the database, and is
 * opened again by whoever needs it next.
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
      // It never opened, which whoever opened it was told.
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
      // In a promise of its own: without IndexedDB `open` throws at once.
      const opening = Promise.resolve().then(() =>
        open({ blocked, blocking: close, terminated: close }),
      );
      opening.then((database) => {
        // The other tab has closed it meanwhile; nobody waits for this one any more.
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
 * Waits for a transaction and everything asked of it. The transaction's own error goes first: it says why (no space
 * left), where those of its requests may only say that it was aborted.
 */
export async function completeTransaction(
  done: Promise<void>,
  work: Iterable<Promise<unknown>>,
): Promise<void> {
  const results = await Promise.allSettled([done, ...work]);
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
}
