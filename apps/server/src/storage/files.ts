import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { dataDirError } from '../lib/start-error.ts';
import { NotStored, StorageFull, checkKey, checkPrefix, counted, type Storage } from './storage.ts';

/** Younger drafts may still be written by another node that shares the folder. */
const leftoverAgeMs = 60 * 60 * 1000;

/** Backups as files below `<DATA_DIR>/backups`, which only their owner can read. */
export function createFileStorage(dataDir: string): Storage {
  const drafts = join(dataDir, 'backups', 'drafts');
  const pathOf = (key: string) => join(dataDir, checkKey(key));
  return {
    write: async (key, source, { maxBytes }) => {
      const path = pathOf(key);
      const draft = join(drafts, randomUUID());
      const content = counted(source, maxBytes);
      try {
        await makeFolder(drafts);
        await makeFolder(dirname(path));
        await writeThrough(draft, content.chunks);
        await rename(draft, path);
        await sync(dirname(path));
      } catch (error) {
        await rm(draft, { force: true });
        throw isFull(error) ? new StorageFull(error) : error;
      }
      return { bytes: content.bytes() };
    },
    read: async (key, range) => {
      const path = pathOf(key);
      const handle = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? new NotStored(key) : error;
      });
      return handle.createReadStream(range);
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    removeAll: (prefix) => rm(join(dataDir, checkPrefix(prefix)), { recursive: true, force: true }),
    check: async () => {
      try {
        await makeFolder(drafts);
        await access(drafts, constants.R_OK | constants.W_OK | constants.X_OK);
        await removeLeftovers(drafts);
      } catch (error) {
        throw dataDirError(dataDir, error);
      }
    },
    close: () => undefined,
  };
}

/** Writes a file and syncs it to the disk. */
async function writeThrough(path: string, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  const handle = await open(path, 'wx', 0o600);
  try {
    await handle.writeFile(chunks);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first) await sync(dirname(first));
}

/** A rename is on the disk once its folder is synced. */
async function sync(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function removeLeftovers(drafts: string): Promise<void> {
  for (const name of await readdir(drafts)) {
    const path = join(drafts, name);
    const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
      // Another node has removed it.
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (found && Date.now() - found.mtimeMs > leftoverAgeMs) await rm(path, { force: true });
  }
}

function isFull(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ENOSPC' || code === 'EDQUOT';
}
