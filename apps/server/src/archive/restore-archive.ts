import { createReadStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pino } from 'pino';
import type { Database } from '../database/database.ts';
import { migrationNames } from '../database/migrate.ts';
import { openQueue } from '../jobs/queue.ts';
import { StartError } from '../lib/start-error.ts';
import { NotStored, type Storage } from '../storage/storage.ts';
import { type Digest, hashChunks, hashFile, syncFolder, writeHashed } from './archive-files.ts';
import {
  damaged,
  filePath,
  type Manifest,
  readManifest,
  secretPath,
  tablePath,
} from './manifest.ts';
import { checkTarget, restoreTables } from './restore-tables.ts';

type RestoreTarget = {
  database: Pick<Database, 'pool' | 'connection'>;
  storage: Storage;
  /** null when the secret is a setting. */
  secretFile: string | null;
};

const queueStopMs = 1_000;

/** Restores a checked archive: all of it or, if something fails, nothing. */
export async function restoreArchive(
  { database, storage, secretFile }: RestoreTarget,
  folder: string,
  manifest: Manifest,
  options: { replace: boolean },
): Promise<void> {
  await checkTarget(database.pool, options);
  // This creates the tables of the queue, which are not in an archive.
  const queue = await openQueue(database.connection, pino({ enabled: false }));
  try {
    const undo = await restoreFiles(storage, folder, manifest.files ?? []);
    const secret = manifest.secret && secretFile ? `${secretFile}-${process.pid}` : null;
    try {
      if (secret) await writeHashed(secret, createReadStream(secretPath(folder)));
      await restoreTables(database.connection, queue, folder, manifest);
    } catch (error) {
      await undo();
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

type StoredFile = NonNullable<Manifest['files']>[number];

/** Stores the files of an archive. Call the result to remove those that were not there before. */
async function restoreFiles(
  storage: Storage,
  folder: string,
  files: readonly StoredFile[],
): Promise<() => Promise<void>> {
  const added: string[] = [];
  const undo = async () => {
    for (const key of added) await storage.remove(key);
  };
  try {
    for (const file of files) {
      const there = await hashStored(storage, file.key);
      if (there === file.sha256) continue;
      if (there === null) added.push(file.key);
      const options = { contentType: 'application/octet-stream' };
      await storage.write(file.key, createReadStream(filePath(folder, file.key)), options);
    }
  } catch (error) {
    await undo();
    throw error;
  }
  return undo;
}

async function hashStored(storage: Storage, key: string): Promise<string | null> {
  try {
    return (await hashChunks(await storage.read(key))).sha256;
  } catch (error) {
    if (error instanceof NotStored) return null;
    throw error;
  }
}

/** Reads all of an archive before anything is changed. Fails when it is damaged or from a newer version. */
export async function checkArchive(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const unknown = manifest.migrations.find((name, index) => name !== migrationNames[index]);
  if (unknown !== undefined) {
    throw new StartError(
      `${folder} was made by a newer version (${unknown}): restore it with that one`,
    );
  }
  for (const table of manifest.tables) await checkFile(tablePath(folder, table.name), table);
  for (const file of manifest.files ?? []) await checkFile(filePath(folder, file.key), file);
  if (manifest.secret) await checkFile(secretPath(folder), manifest.secret);
  return manifest;
}

async function checkFile(path: string, expected: Digest): Promise<void> {
  const found = await hashFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT')
      throw new StartError(`${path} is missing: this backup cannot be restored`);
    throw error;
  });
  if (found.sha256 !== expected.sha256) throw damaged(path);
}
