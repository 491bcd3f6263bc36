import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { backupsOf, type Storage } from '../../storage/storage.ts';

/*
 * The table `removed_backups` lists all files without a backup, each with the time when it is due to be removed. A
 * trigger lists the file of a deleted backup, due at once. The file of an upload is listed before its first byte is
 * written, due in an hour, and taken off the list when its backup is stored. So no file is left behind, wherever a
 * process is killed, and nobody has to guess which files of a folder or a bucket belong to this database.
 */

export type RemovalDeps = {
  db: Kysely<Schema>;
  storage: Storage;
  /** Called when a file could not be removed. It stays on the list. */
  onTrouble: (error: unknown) => void;
};

const atATime = 5;
const leasedAtOnce = 50;

/** Lists a file before it is written. */
export async function announceBytes(db: Kysely<Schema>, key: string): Promise<void> {
  await sql`insert into removed_backups (storage_key, due_at) values (${key}, now() + interval '1 hour')`.execute(
    db,
  );
}

/** Takes a file off the list, because it belongs to a backup now. Fails if it is being removed already. */
export async function claimBytes(db: Kysely<Schema>, key: string): Promise<void> {
  await db
    .deleteFrom('removed_backups')
    .where('storage_key', '=', key)
    .where('removing', '=', false)
    .returning('storage_key')
    .executeTakeFirstOrThrow();
}

/** Removes a file that is on the list. Reports an error instead of throwing it. */
export async function removeBytes(deps: RemovalDeps, key: string): Promise<void> {
  try {
    const [leased] = await lease(deps.db, sql`storage_key = ${key}`);
    if (leased !== undefined) await removeLeased(deps, leased);
  } catch (error) {
    deps.onTrouble(error);
  }
}

/** Removes all files that are due: at the start, after a deletion, and every ten minutes. */
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

/** Removes due files in the background, one run at a time: a hanging storage must not delay the request. */
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

/** Reserves keys for as long as their removal may take, so that no lock is held while the storage works. */
async function lease(db: Kysely<Schema>, which: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ storage_key: string }>`
    update removed_backups set removing = true, due_at = now() + interval '10 minutes'
    where storage_key in (
      select storage_key from removed_backups where ${which} limit ${leasedAtOnce} for update skip locked
    ) returning storage_key`.execute(db);
  return rows.map((row) => row.storage_key);
}

/** A file that could not be removed stays on the list and is due again after its lease. */
async function removeLeased(deps: RemovalDeps, key: string): Promise<void> {
  try {
    await deps.storage.remove(key);
    await deps.db.deleteFrom('removed_backups').where('storage_key', '=', key).execute();
  } catch (error) {
    deps.onTrouble(error);
  }
}

/** Removes all files of a deleted account. An upload in progress fails by itself and is removed later. */
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
