import type { ChildProcess } from 'node:child_process';
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../../start-error.ts';
import { clusterDir, ensureCluster, spawnPostgres, superuser } from './cluster.ts';
import { disownPostmaster, isPostmasterOf, readPostmaster } from './postmaster-file.ts';

const startLimitMs = 60_000;
const startAttempts = 20;
const stopLimitMs = 3_000;

/** Finds or starts the PostgreSQL of a DATA_DIR, whatever an earlier server left there, and connects to it. */
export async function bringUp(dataDir: string, say: (step: string) => void) {
  await makeDataDir(dataDir);
  await ensureCluster(dataDir, say);
  const folder = clusterDir(dataDir);
  const deadline = Date.now() + startLimitMs;
  let failures = 0;
  while (Date.now() < deadline && failures < startAttempts) {
    const running = await readPostmaster(folder);
    if (running && (await isPostmasterOf(folder, running.pid))) {
      const admin = await tryConnect(running.socketDir);
      if (admin) return { socketDir: running.socketDir, admin };
      await sleep(50); // It is starting, recovering or stopping.
      continue;
    }
    if (running) await disownPostmaster(folder);
    if (failures === 0) say('Starting the database');
    const { child, socketDir } = await spawnPostgres(dataDir);
    const admin = await connectTo(child, socketDir, deadline);
    if (admin) {
      child.unref();
      return { socketDir, admin };
    }
    // Another start was faster, or processes of a killed PostgreSQL still hold its memory. Both pass.
    failures += 1;
    await sleep(250);
  }
  throw new StartError(
    `the database in ${dataDir} did not start: see ${join(dataDir, 'postgres.log')}`,
  );
}

/** Null when the process ends before it takes connections. */
async function connectTo(child: ChildProcess, socketDir: string, deadline: number) {
  const runs = () =>
    child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  while (runs() && Date.now() < deadline) {
    const admin = await tryConnect(socketDir);
    if (admin) return admin;
    await sleep(25);
  }
  return null;
}

async function makeDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    if (!(await stat(dataDir)).isDirectory()) throw new Error('it is not a folder');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`DATA_DIR ${dataDir} cannot be used: ${reason}`);
  }
}

async function tryConnect(socketDir: string): Promise<pg.Client | null> {
  const client = new pg.Client({ host: socketDir, user: superuser, database: 'postgres' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch {
    await client.end().catch(() => undefined);
    return null;
  }
}

/**
 * Stops the PostgreSQL of a DATA_DIR. SIGINT is PostgreSQL's fast shutdown; SIGQUIT leaves the rest to recovery at the next start. One that was taken over
 * is not our child: after its end its process may wait as a zombie for a parent that never asks.
 */
export async function takeDown(dataDir: string): Promise<void> {
  const folder = clusterDir(dataDir);
  const running = await readPostmaster(folder);
  if (!running) return;
  process.kill(running.pid, 'SIGINT');
  const deadline = Date.now() + stopLimitMs;
  while (await isPostmasterOf(folder, running.pid)) {
    if (Date.now() > deadline) {
      process.kill(running.pid, 'SIGQUIT');
      return;
    }
    await sleep(20);
  }
}
