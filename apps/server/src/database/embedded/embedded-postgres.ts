import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { StartError } from '../../start-error.ts';
import { bringUp, takeDown } from './bring-up.ts';
import { superuser } from './cluster.ts';

const databaseName = 'daedap';
const recoveryPauseMs = 500;
/** Held by the one server of a DATA_DIR for as long as its connection lives, so that kill -9 frees it. */
const serverLock = 0x0dae_da99;

export type EmbeddedPostgres = {
  connection: { host: string; user: string; database: string };
  stop: () => Promise<void>;
};

type Hooks = {
  /** Tells the person who starts the server what takes time. */
  say: (step: string) => void;
  /** PostgreSQL went away, or could not be brought back yet. */
  onTrouble: (error: Error) => void;
};

/**
 * The database of a DATA_DIR, for the server: started or, when a killed server left it behind, taken over. Should it
 * go away while the server runs, it is brought back; until then calls answer 503.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  hooks: Hooks,
): Promise<EmbeddedPostgres> {
  const stopping = new AbortController();
  let owned = await own(dataDir, hooks.say);
  let recovered = Promise.resolve();
  const watch = () => {
    owned.admin.once('end', () => {
      if (!stopping.signal.aborted) recovered = recover();
    });
  };
  const recover = async () => {
    hooks.onTrouble(new Error('the connection to PostgreSQL ended'));
    while (!stopping.signal.aborted) {
      try {
        owned = await own(dataDir, () => undefined);
        watch();
        return;
      } catch (error) {
        hooks.onTrouble(error instanceof Error ? error : new Error(String(error)));
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
      await owned.admin.end().catch(() => undefined);
      await takeDown(dataDir);
    },
  };
}

/** The database of a DATA_DIR, for a command: beside a running server, or started and stopped around it. */
export async function borrowEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  const { connection, admin } = await open(dataDir, () => undefined);
  const alone = await tryLock(admin);
  return {
    connection,
    stop: async () => {
      await admin.end();
      if (alone) await takeDown(dataDir);
    },
  };
}

/** Opens the database and becomes its one server. */
async function own(dataDir: string, say: (step: string) => void) {
  const opened = await open(dataDir, say);
  if (await tryLock(opened.admin)) return opened;
  await opened.admin.end();
  throw new StartError(`Daedap is already running on ${dataDir}`);
}

async function open(dataDir: string, say: (step: string) => void) {
  const { socketDir, admin } = await bringUp(dataDir, say);
  const found = await admin.query('select 1 from pg_database where datname = $1', [databaseName]);
  if (found.rowCount === 0) {
    // Two that open it for the first time: one makes it, the other finds it made.
    await admin.query(`create database ${databaseName}`).catch((error: { code?: string }) => {
      if (error.code !== '42P04' && error.code !== '23505') throw error;
    });
  }
  return { admin, connection: { host: socketDir, user: superuser, database: databaseName } };
}

async function tryLock(admin: pg.Client): Promise<boolean> {
  const { rows } = await admin.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
    serverLock,
  ]);
  return rows[0]?.held === true;
}
