import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartError } from '../../lib/start-error.ts';
import { syncFolder } from './hashed-files.ts';

const draftPrefix = '.daedap-backup-';
/** The folder may be shared between machines: what is younger may still be on its way. */
const leftoverAgeMs = 24 * 60 * 60 * 1000;

/**
 * Has a folder filled under another name beside it, which it loses when it is complete. So whatever has the name is
 * whole; what a killed process left is removed by a later one.
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
    // Takes the place of an empty folder too, and of nothing else.
    await rename(draft, folder);
    await syncFolder(parent);
    return result;
  } catch (error) {
    // What is left of it goes after a day; the error that counts is thrown.
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

/** No room left, no right to write: a matter of the folder, not a fault of ours. */
function folderError(folder: string, error: unknown): unknown {
  const ofFiles = error instanceof Error && 'syscall' in error && 'path' in error;
  const full = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
  return ofFiles || full ? new StartError(`${folder} cannot be written: ${error.message}`) : error;
}
