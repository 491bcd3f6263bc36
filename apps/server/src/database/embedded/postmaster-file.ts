import { readFile, readlink, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type Postmaster = { pid: number; socketDir: string };

/** Reads `postmaster.pid`, which a running PostgreSQL keeps in its folder: line 1 is its process, line 5 its socket. */
export async function readPostmaster(folder: string): Promise<Postmaster | null> {
  // No such file: none is running.
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
 * Whether the process of a `postmaster.pid` is still that PostgreSQL, and not a stranger that got the same number
 * after a crash: PostgreSQL works inside its folder, and Linux tells where a process works.
 */
export async function isPostmasterOf(folder: string, pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  // The process has ended meanwhile, or is another user's: not ours in either case.
  const workingDir = await readlink(`/proc/${pid}/cwd`).catch(() => null);
  return workingDir === (await realpath(folder));
}

/**
 * Makes PostgreSQL see a leftover `postmaster.pid` for what it is. It refuses to start while the process in the file
 * lives, even a stranger, unless that is its own parent: us. The rest of the file stays, since PostgreSQL finds there
 * whether processes of the dead one still hold its memory.
 */
export async function disownPostmaster(folder: string): Promise<void> {
  const path = join(folder, 'postmaster.pid');
  const [, ...rest] = (await readFile(path, 'utf8')).split('\n');
  await writeFile(path, [process.pid, ...rest].join('\n'));
}
