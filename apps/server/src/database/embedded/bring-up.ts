import type { ChildProcess } from 'node:child_process';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../../lib/start-error.ts';
import { clusterDir, ensureCluster, superuser, type StartContext } from './cluster.ts';
import { disownPostmaster, isAlive, isPostmasterOf, readPostmaster } from './postmaster-file.ts';
import { spawnPostgres } from './postgres-process.ts';

const startLimitMs = 60_000;
const startAttempts = 20;

/** `spawned`: this process has started it. */
type AdminConnection = { socketDir: string; admin: pg.Client; spawned: boolean };

/** Connects to the PostgreSQL of a DATA_DIR, and starts it if it does not run. */
export async function bringUp(dataDir: string, context: StartContext): Promise<AdminConnection> {
  forgetPostgresSettings();
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  // Fails with a clear message when it is a file, or belongs to another user.
  await readdir(dataDir);
  await ensureCluster(dataDir, context);
  const folder = clusterDir(dataDir);
  const deadline = Date.now() + startLimitMs;
  let failures = 0;
  while (Date.now() < deadline && failures < startAttempts && !context.signal.aborted) {
    const running = await readPostmaster(folder);
    if (running && (await isPostmasterOf(folder, running.pid))) {
      const admin = running.socketDir === '' ? null : await tryConnect(running.socketDir);
      if (admin) return { socketDir: running.socketDir, admin, spawned: false };
      await sleep(50); // It is starting, recovering or stopping.
      continue;
    }
    if (running) await disownPostmaster(folder);
    if (failures === 0) context.say('Starting the database');
    const { child, socketDir } = await spawnPostgres(dataDir);
    const admin = await connectTo(child, socketDir, deadline, context.signal);
    if (admin) {
      child.unref();
      return { socketDir, admin, spawned: true };
    }
    if (runs(child)) child.kill('SIGINT');
    // Another process was faster, or processes of a killed PostgreSQL still hold its memory. Both end soon.
    failures += 1;
    await sleep(250);
  }
  if (context.signal.aborted) throw new StartError('the start was cancelled');
  throw new StartError(
    `the database in ${dataDir} did not start: see ${join(dataDir, 'postgres.log')}`,
  );
}

/** Removes drafts of processes that were killed while they created the database. */
export async function removeDeadDrafts(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const pid = Number(/^postgres-draft-(\d+)$/.exec(name)?.[1]);
    if (pid > 0 && !isAlive(pid)) await rm(join(dataDir, name), { recursive: true, force: true });
  }
}

/** pg prefers `PGHOST`, `PGSSLMODE` and so on to our options, but they are meant for another server. */
function forgetPostgresSettings(): void {
  for (const name of Object.keys(process.env)) {
    if (name.startsWith('PG')) delete process.env[name];
  }
}

const runs = (child: ChildProcess) =>
  child.pid !== undefined && child.exitCode === null && child.signalCode === null;

/** null when the process ends before it accepts connections. */
async function connectTo(
  child: ChildProcess,
  socketDir: string,
  deadline: number,
  signal: AbortSignal,
) {
  while (runs(child) && Date.now() < deadline && !signal.aborted) {
    const admin = await tryConnect(socketDir);
    if (admin) return admin;
    await sleep(25);
  }
  return null;
}

async function tryConnect(socketDir: string): Promise<pg.Client | null> {
  const client = new pg.Client({ host: socketDir, user: superuser, database: 'postgres' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch {
    // It does not listen yet: the caller tries again.
    await client.end().catch(() => undefined); // It never opened, so there may be nothing to close.
    return null;
  }
}
