import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartError } from '../lib/start-error.ts';

const draftPrefix = '.daedap-backup-';
/** Younger drafts may still be written, also by another machine that shares the folder. */
const leftoverAgeMs = 24 * 60 * 60 * 1000;

/**
 * Fills a draft folder and renames it when it is complete, so that a folder with the final name is always complete.
 * Drafts of killed processes are removed by a later one.
 */
export async function fillFolder<Result>(
  folder: string,
  fill: (draft: string) => Promise<Result>,
): Promise<Result> {
  const parent = dirname(folder);
  const draft = join(parent, `${draftPrefix}${randomUUID()}`);
  try {
    await mkdir(parent, { recursive: true });
    await refuseTaken(folder);
    await removeLeftovers(parent);
    await mkdir(draft, { mode: 0o700 });
    const result = await fill(draft);
    await syncAll(draft);
    // Replaces an empty folder as well, but no other.
    await rename(draft, folder);
    await syncFolder(parent);
    return result;
  } catch (error) {
    // A later backup removes a draft that is left. The first error is thrown.
    await rm(draft, { recursive: true, force: true }).catch(() => undefined);
    throw folderError(folder, error);
  }
}

async function refuseTaken(folder: string): Promise<void> {
  const found = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (found.length > 0) {
    throw new StartError(`${folder} is not empty: name a new folder, since none is overwritten`);
  }
}

async function removeLeftovers(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(draftPrefix)) continue;
    const path = join(parent, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > leftoverAgeMs) await rm(path, { recursive: true, force: true });
  }
}

async function syncAll(folder: string): Promise<void> {
  const below = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of below) {
    if (entry.isDirectory()) await syncFolder(join(entry.parentPath, entry.name));
  }
  await syncFolder(folder);
}

/** A full disk or missing permissions are for the user to solve. */
function folderError(folder: string, error: unknown): unknown {
  const ofFiles = error instanceof Error && 'syscall' in error && 'path' in error;
  const full = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
  return ofFiles || full ? new StartError(`${folder} cannot be written: ${error.message}`) : error;
}

export type Digest = { bytes: number; sha256: string };

type Chunks = AsyncIterable<Uint8Array>;

/** Writes a new file that only its owner can read, and syncs it to the disk. */
export async function writeHashed(path: string, chunks: Chunks): Promise<Digest> {
  const digest = startDigest();
  const handle = await open(path, 'wx', 0o600);
  try {
    await handle.writeFile(digest.through(chunks));
    await handle.sync();
  } finally {
    await handle.close();
  }
  return digest.end();
}

export const hashFile = (path: string): Promise<Digest> => hashChunks(createReadStream(path));

export async function hashChunks(chunks: Chunks): Promise<Digest> {
  const digest = startDigest();
  const passed = digest.through(chunks)[Symbol.asyncIterator]();
  while (!(await passed.next()).done);
  return digest.end();
}

function startDigest() {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    through: async function* (chunks: Chunks) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    end: (): Digest => ({ bytes, sha256: hash.digest('hex') }),
  };
}

/** A rename is on the disk once its folder is synced. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
