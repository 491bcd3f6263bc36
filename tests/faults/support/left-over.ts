import { readdir, readlink } from 'node:fs/promises';

/** Processes that work inside a folder: PostgreSQL's do, all of them. */
export async function processesIn(folder: string): Promise<string[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const places = await Promise.all(
    pids.map(async (pid) => ({ pid, at: await readlink(`/proc/${pid}/cwd`).catch(() => '') })),
  );
  return places.filter(({ at }) => at.startsWith(folder)).map(({ pid }) => pid);
}
