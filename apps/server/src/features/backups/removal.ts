import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { backupsOf, type Storage } from '../../storage/storage.ts';

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
const leasedAtOnce = 50;

/** Bytes are about to be written under this key. */
export async function announceBytes(db: Kysely<Schema>, key: string): Promise<void> {
  await sql`insert into removed_backups (storage_key, due_at) values (${key}, now() + interval '1 hour')`.execute(
    db,
  );
}

/** They belong to a backup now. Fails when they took so long that they have been given up. */
export async function claimBytes(db: Kysely<Schema>, key: string): Promise<void> {
  await db
    .deleteFrom('removed_backups')
    .where('storage_key', '=', key)
    .where('removing', '=', false)
    .returning('storage_key')
    .executeTakeFirstOrThrow();
}

/** Removes bytes that are still on the list. That they could not be removed is no reason for the caller to fail. */
export async function removeBytes(deps: RemovalDeps, key: string): Promise<void> {
  try {
    const [leased] = await lease(deps.db, sql`storage_key = ${key}`);
    if (leased !== undefined) await removeLeased(deps, leased);
  } catch (error) {
    deps.onTrouble(error);
  }
}

/** Removes what is due: at the start, after something was deleted, and now and then. */
export async function removeDueBytes(deps: RemovalDeps): Promise<void> {
  try {
    for (;;) {
      const due = await lease(deps.db, sql`due_at <= now()`);
      if (due.length === 0) return;
      while (due.length > 0) {
        await Promise.all(due.splice(0, atATime).map((key) => removeLeased(deps, key)));
      }
    }
  } catch (error) {
    deps.onTrouble(error);
  }
}

/**
 * One run at a time in this process, in the background: a storage that hangs must not hold up whoever deleted
 * something.
 */
export function createRemover(deps: RemovalDeps): () => void {
  let running = false;
  let again = false;
  const run = async () => {
    running = true;
    do {
      again = false;
      await removeDueBytes(deps);
    } while (again);
    running = false;
  };
  return () => {
    if (running) again = true;
    else void run();
  };
}

/** Takes keys off what others look at, for as long as removing them may take. No lock is held while the storage works. */
async function lease(db: Kysely<Schema>, which: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ storage_key: string }>`
    update removed_backups set removing = true, due_at = now() + interval '10 minutes'
    where storage_key in (
      select storage_key from removed_backups where ${which} limit ${leasedAtOnce} for update skip locked
    ) returning storage_key`.execute(db);
  return rows.map((row) => row.storage_key);
}

/** What fails stays on the list, due again when its lease is over. */
async function removeLeased(deps: RemovalDeps, key: string): Promise<void> {
  try {
    await deps.storage.remove(key);
    await deps.db.deleteFrom('removed_backups').where('storage_key', '=', key).execute();
  } catch (error) {
    deps.onTrouble(error);
  }
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
