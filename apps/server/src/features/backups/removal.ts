import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { backupsOf } from '../../storage/keys.ts';
import type { Storage } from '../../storage/storage.ts';

/*
 * `removed_backups` lists all bytes that no backup holds, each with the time from which on they are to be removed. A
 * trigger lists those of a deleted row, due at once; those of an upload are listed before the first of them is
 * written, due in an hour, and struck off together with the entry of their backup. So nothing stays behind, wherever a
 * process is cut off, and nobody has to guess which files in a folder or a bucket belong to this database.
 */

export type RemovalDeps = {
  db: Kysely<Schema>;
  storage: Storage;
  /** Hears what kept bytes from being removed; they stay on the list. */
  onTrouble: (error: unknown) => void;
};

const atATime = 5;

/** Bytes are about to be written under this key. */
export async function announceBytes(db: Kysely<Schema>, key: string): Promise<void> {
  await db
    .insertInto('removed_backups')
    .values({ storage_key: key, due_at: sql<Date>`now() + interval '1 hour'` })
    .execute();
}

/** They belong to a backup now. Fails when they took so long that they have been given up. */
export async function claimBytes(db: Kysely<Schema>, key: string): Promise<void> {
  await db
    .deleteFrom('removed_backups')
    .where('storage_key', '=', key)
    .returning('storage_key')
    .executeTakeFirstOrThrow();
}

/**
 * Removes bytes that are still on the list; whoever claims them at the same moment waits, and then finds them gone. They
 * stay on the list when it fails, which is no reason for the caller to fail.
 */
export async function removeBytes(deps: RemovalDeps, key: string): Promise<void> {
  const removal = deps.db.transaction().execute(async (trx) => {
    const listed = await trx
      .selectFrom('removed_backups')
      .select('storage_key')
      .where('storage_key', '=', key)
      .forUpdate()
      .executeTakeFirst();
    if (!listed) return;
    await deps.storage.remove(key);
    await trx.deleteFrom('removed_backups').where('storage_key', '=', key).execute();
  });
  await removal.catch(deps.onTrouble);
}

/** Removes what is due: at the start, after something was deleted, and now and then. */
export async function removeDueBytes(deps: RemovalDeps): Promise<void> {
  const due = await findDue(deps.db).catch((error: unknown) => {
    deps.onTrouble(error);
    return [];
  });
  while (due.length > 0) {
    const next = due.splice(0, atATime);
    await Promise.all(next.map((row) => removeBytes(deps, row.storage_key)));
  }
}

function findDue(db: Kysely<Schema>) {
  return db
    .selectFrom('removed_backups')
    .select('storage_key')
    .where('due_at', '<=', sql<Date>`now()`)
    .execute();
}

/** After an account was deleted: all of it at once. An upload that is still on its way ends by itself. */
export async function removeBytesOfUser(deps: RemovalDeps, userId: number): Promise<void> {
  const prefix = backupsOf(userId);
  try {
    await deps.storage.removeAll(prefix);
    await deps.db
      .deleteFrom('removed_backups')
      .where('storage_key', 'like', `${prefix}%`)
      .where('due_at', '<=', sql<Date>`now()`)
      .execute();
  } catch (error) {
    deps.onTrouble(error);
  }
}
