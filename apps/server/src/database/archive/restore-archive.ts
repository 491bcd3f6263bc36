import { createReadStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pino } from 'pino';
import { openQueue } from '../../jobs/queue.ts';
import type { Storage } from '../../storage/storage.ts';
import type { Database } from '../database.ts';
import { syncFolder, writeHashed } from './hashed-files.ts';
import { type Manifest, secretPath } from './manifest.ts';
import { restoreFiles } from './restore-files.ts';
import { checkTarget, restoreTables } from './restore-tables.ts';

type RestoreTarget = {
  database: Pick<Database, 'pool' | 'connection'>;
  storage: Storage;
  /** Where the secret is kept; null when it is a setting. */
  secretFile: string | null;
};

/** A stop while nothing runs. */
const queueStopMs = 1_000;

/** Brings back what a checked archive holds: all of it or, whatever fails, nothing. */
export async function restoreArchive(
  { database, storage, secretFile }: RestoreTarget,
  folder: string,
  manifest: Manifest,
  options: { replace: boolean },
): Promise<void> {
  await checkTarget(database.pool, options);
  // It makes its tables, which are its own and not in an archive.
  const queue = await openQueue(database.connection, pino({ enabled: false }));
  try {
    const takeBack = await restoreFiles(storage, folder, manifest.files ?? []);
    const secret = manifest.secret && secretFile ? `${secretFile}-${process.pid}` : null;
    try {
      if (secret) await writeHashed(secret, createReadStream(secretPath(folder)));
      await restoreTables(database.connection, queue, folder, manifest);
    } catch (error) {
      await takeBack();
      if (secret) await rm(secret, { force: true });
      throw error;
    }
    if (secret && secretFile) {
      await rename(secret, secretFile);
      await syncFolder(dirname(secretFile));
    }
  } finally {
    await queue.stop(queueStopMs);
  }
}
