import { readFile, readlink, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type Postmaster = { pid: number; socketDir: string };

/** Reads the `postmaster.pid` of a running PostgreSQL: line 1 is its process id, line 5 the folder of its socket. */
export async function readPostmaster(folder: string): Promise<Postmaster | null> {
  // No such file: it does not run.
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  return Number.isInteger(pid) && pid > 0 ? { pid, socketDir: lines[4] ?? '' } : null;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Whether the process of a `postmaster.pid` is that PostgreSQL, and not another process that got the same id after a
 * crash. On Linux it is recognised by its working directory.
 */
export async function isPostmasterOf(folder: string, pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  // The process has ended, or belongs to another user.
  const workingDir = await readlink(`/proc/${pid}/cwd`).catch(() => null);
  return workingDir === (await realpath(folder));
}

/**
 * Writes our process id into a stale `postmaster.pid`. PostgreSQL refuses to start while the process in the file is
 * alive, unless it is its own parent. The rest of the file stays: PostgreSQL uses it to check whether processes of
 * the dead server still hold its shared memory.
 */
export async function disownPostmaster(folder: string): Promise<void> {
  const path = join(folder, 'postmaster.pid');
  const [, ...rest] = (await readFile(path, 'utf8')).split('\n');
  await writeFile(path, [process.pid, ...rest].join('\n'));
}
