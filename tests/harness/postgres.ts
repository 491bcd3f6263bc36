import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  chooseRunAs,
  commandLine,
  postgresBinaries,
} from '@daedap/server/src/database/embedded/programs.ts';
import {
  clusterDir,
  ensureCluster,
  superuser,
} from '@daedap/server/src/database/embedded/cluster.ts';
import pg from 'pg';
import { freePort } from '../../scripts/lib/free-port.ts';

const databaseName = 'daedap';
const startLimitMs = 30_000;

/** A PostgreSQL server of somebody else's, as DATABASE_URL names one: on a port, without our supervision. */
export type Postgres = {
  port: number;
  pid: () => number;
  /** An address of the database, by way of another port when there is something in between. */
  url: (port?: number) => string;
  /** Starts it again, as its own supervisor would. */
  start: () => Promise<void>;
  /** Ends it: `SIGINT` stops it properly, `SIGKILL` kills it. Does nothing if it has ended. */
  kill: (signal: NodeJS.Signals) => Promise<void>;
};

type Options = {
  dataDir: string;
  settings?: Record<string, string | number>;
  env?: Record<string, string>;
};

export async function startPostgres(options: Options): Promise<Postgres> {
  const { dataDir, settings = {}, env = {} } = options;
  const folder = clusterDir(dataDir);
  const port = await freePort();
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const quiet = { say: () => undefined, signal: new AbortController().signal };
  await ensureCluster(dataDir, quiet);
  const all = { listen_addresses: '127.0.0.1', port, unix_socket_directories: '', ...settings };
  let child: ChildProcess | null = null;

  const launch = async () => {
    const log = await open(join(dataDir, 'postgres.log'), 'a', 0o600);
    const args = Object.entries(all).map(([name, value]) => `--${name}=${value}`);
    const line = commandLine(chooseRunAs(), postgresBinaries().postgres, ['-D', folder, ...args]);
    child = spawn(line.command, line.args, {
      ...line.options,
      env: { ...process.env, ...env },
      stdio: ['ignore', log.fd, log.fd],
    });
    await log.close();
    return child;
  };
  const start = async () => {
    const until = performance.now() + startLimitMs;
    let process = await launch();
    while (!(await answers(port))) {
      if (performance.now() > until) throw new Error(`PostgreSQL did not start: see ${dataDir}`);
      // What is left of a killed one may still hold its memory; that passes.
      if (hasEnded(process)) process = await launch();
      await sleep(50);
    }
  };
  await start();
  await makeDatabase(port);
  return {
    port,
    pid: () => child?.pid ?? 0,
    url: (by = port) => `postgres://${superuser}@127.0.0.1:${by}/${databaseName}`,
    start,
    kill: async (signal) => {
      if (!child || hasEnded(child)) return;
      const ended = new Promise((resolve) => child?.once('exit', resolve));
      child.kill(signal);
      await ended;
    },
  };
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

const clientOn = (port: number, database: string) => {
  const client = new pg.Client({ host: '127.0.0.1', port, user: superuser, database });
  client.on('error', () => undefined);
  return client;
};

async function answers(port: number): Promise<boolean> {
  const client = clientOn(port, 'postgres');
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function makeDatabase(port: number): Promise<void> {
  const client = clientOn(port, 'postgres');
  await client.connect();
  await client.query(`create database ${databaseName}`);
  await client.end();
}
