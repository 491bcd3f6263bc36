import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { dataDirError, StartError } from '../../lib/start-error.ts';
import { bringUp, removeDeadDrafts } from './bring-up.ts';
import { superuser, type StartContext } from './cluster.ts';
import { takeDown } from './postgres-process.ts';

const databaseName = 'daedap';
const recoveryPauseMs = 500;
/** An advisory lock of the one server on a DATA_DIR. It ends with its connection, also after kill -9. */
const serverLock = 0x0dae_da99;

export type EmbeddedPostgres = {
  connection: { host: string; user: string; database: string };
  stop: () => Promise<void>;
};

class AlreadyRunning extends StartError {}

export type ServerContext = StartContext & {
  /** PostgreSQL has stopped, or could not be restarted yet. */
  onTrouble: (error: Error) => void;
  /** Another server owns the database now: this one has to stop. */
  onLost: (error: Error) => void;
};

/**
 * Starts the database of a DATA_DIR for the server, or takes it over from a killed server. If it stops while the server
 * runs, it is started again. Until then calls fail with 503.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  context: ServerContext,
): Promise<EmbeddedPostgres> {
  const stopping = new AbortController();
  let owned = await own(dataDir, context);
  let recovered = Promise.resolve();
  const watch = () => {
    owned.admin.once('end', () => {
      if (!stopping.signal.aborted) recovered = recover();
    });
  };
  const recover = async () => {
    context.onTrouble(new Error('the connection to PostgreSQL ended'));
    while (!stopping.signal.aborted) {
      try {
        owned = await own(dataDir, { say: () => undefined, signal: stopping.signal });
        watch();
        return;
      } catch (error) {
        if (error instanceof AlreadyRunning) {
          context.onLost(error);
          return;
        }
        context.onTrouble(error instanceof Error ? error : new Error(String(error)));
        await sleep(recoveryPauseMs);
      }
    }
  };
  watch();
  return {
    connection: owned.connection,
    stop: async () => {
      stopping.abort();
      await recovered;
      // PostgreSQL may have stopped already.
      await owned.admin.end().catch(() => undefined);
      await takeDown(dataDir);
    },
  };
}

/** The database of a DATA_DIR for a command: that of a running server, or started and stopped for the command. */
export async function borrowEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  const context = { say: () => undefined, signal: new AbortController().signal };
  const { connection, admin, spawned } = await open(dataDir, context);
  return {
    connection,
    stop: async () => {
      // A server may have started meanwhile and taken it over.
      const ours = spawned && (await tryLock(admin));
      await admin.end();
      if (ours) await takeDown(dataDir);
    },
  };
}

/** Opens the database and becomes its owner. */
async function own(dataDir: string, context: StartContext) {
  const opened = await open(dataDir, context);
  if (!(await tryLock(opened.admin))) {
    await opened.admin.end();
    throw new AlreadyRunning(`Daedap is already running on ${dataDir}`);
  }
  if (context.signal.aborted) {
    await opened.admin.end();
    await takeDown(dataDir);
    throw new StartError('the start was cancelled');
  }
  await removeDeadDrafts(dataDir);
  return opened;
}

async function open(dataDir: string, context: StartContext) {
  const { socketDir, admin, spawned } = await bringUp(dataDir, context).catch((error: unknown) => {
    throw dataDirError(dataDir, error);
  });
  const found = await admin.query('select 1 from pg_database where datname = $1', [databaseName]);
  if (found.rowCount === 0) {
    // Another process may have created it at the same moment.
    await admin.query(`create database ${databaseName}`).catch((error: { code?: string }) => {
      if (error.code !== '42P04' && error.code !== '23505') throw error;
    });
  }
  const connection = { host: socketDir, user: superuser, database: databaseName };
  return { admin, connection, spawned };
}

async function tryLock(admin: pg.Client): Promise<boolean> {
  const { rows } = await admin.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
    serverLock,
  ]);
  return rows[0]?.held === true;
}
