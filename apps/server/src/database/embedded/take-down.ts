import { rmdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { clusterDir } from './cluster.ts';
import { isPostmasterOf, readPostmaster } from './postmaster-file.ts';

const stopLimitMs = 1_500;

/**
 * Stops the PostgreSQL of a DATA_DIR. SIGINT is its fast shutdown; SIGQUIT leaves the rest to recovery at the next start.
 * One that was taken over is not our child: after its end its process may wait as a zombie for a parent that never asks.
 */
export async function takeDown(dataDir: string): Promise<void> {
  const folder = clusterDir(dataDir);
  const running = await readPostmaster(folder);
  if (!running || !(await isPostmasterOf(folder, running.pid))) return;
  send(running.pid, 'SIGINT');
  const deadline = Date.now() + stopLimitMs;
  while (await isPostmasterOf(folder, running.pid)) {
    if (Date.now() > deadline) {
      send(running.pid, 'SIGQUIT');
      return;
    }
    await sleep(20);
  }
  // A folder that is gone, or holds something of another's, stays as it is.
  await rmdir(running.socketDir).catch(() => undefined);
}

/** It may have ended by itself in the meantime. */
function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
