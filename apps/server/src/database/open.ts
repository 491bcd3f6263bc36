import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Config } from '../lib/config.ts';
import { reasonOf } from '../lib/reason-of.ts';
import { StartError } from '../lib/start-error.ts';
import { checkServer, type Database, type DatabaseHooks, openDatabase } from './database.ts';
import {
  borrowEmbeddedPostgres,
  type EmbeddedPostgres,
  type ServerContext,
  startEmbeddedPostgres,
} from './embedded/embedded-postgres.ts';
import { hasCluster } from './embedded/cluster.ts';
import { migrate } from './migrate.ts';

/** A hanging query must not keep the database from being stopped, which ends the query. */
const poolCloseLimitMs = 400;

/** PostgreSQL ends a transaction of a node that has been silent for this long, which releases its locks. */
const silentTransactionMs = 30_000;

/**
 * How long the server waits for the database: a broken network does not report itself. Our statements take
 * milliseconds. What may take longer (migrations, backups) runs without these limits.
 */
export const databaseTimeouts = {
  connectionTimeoutMillis: 5_000,
  query_timeout: 15_000,
  // Not a parameter of the connection: a pooler in between refuses parameters that it does not know.
  // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it; only its types do not say so
  onConnect: async (client) => {
    await client.query(`set idle_in_transaction_session_timeout = ${silentTransactionMs}`);
  },
} satisfies pg.PoolConfig;

/**
 * Opens the server's database and migrates it: the one of DATABASE_URL, or the embedded one in DATA_DIR, which stops
 * when it is closed.
 */
export async function openServerDatabase(
  config: Config,
  context: ServerContext & DatabaseHooks,
): Promise<Database> {
  const embedded = config.databaseUrl ? null : await startEmbeddedPostgres(config.dataDir, context);
  return openOn(embedded, config, context);
}

/** The same database for a command, while a server runs or not. */
export async function openCommandDatabase(
  config: Config,
  hooks: DatabaseHooks = noHooks,
): Promise<Database> {
  const embedded = config.databaseUrl ? null : await borrowEmbeddedPostgres(config.dataDir);
  return openOn(embedded, config, hooks);
}

const noHooks = { onTrouble: () => undefined, slowQueryMs: 0, onSlowQuery: () => undefined };

/** The same database without migrations, for a backup. Nothing is created where there is none. */
export async function openToBackUp(config: Config): Promise<Database> {
  if (!config.databaseUrl && !(await hasCluster(config.dataDir))) {
    throw new StartError(`there is no database in ${config.dataDir}`);
  }
  const embedded = config.databaseUrl ? null : await borrowEmbeddedPostgres(config.dataDir);
  return openOn(embedded, config, noHooks, asItIs);
}

/** The same database without migrations, for a restore. No server may run on its DATA_DIR. */
export async function openToRestore(config: Config): Promise<Database> {
  const ignore = () => undefined;
  const context = { say: ignore, onTrouble: ignore, onLost: ignore };
  const embedded = config.databaseUrl
    ? null
    : await startEmbeddedPostgres(config.dataDir, {
        ...context,
        signal: new AbortController().signal,
      });
  return openOn(embedded, config, noHooks, asItIs);
}

/** How a database is prepared, and the timeouts of its connections. */
type Use = { timeouts: pg.PoolConfig; prepare: (address: pg.PoolConfig) => Promise<void> };

const served: Use = {
  timeouts: databaseTimeouts,
  prepare: async (address) => {
    // Without timeouts: a migration may take long, and waits for those of other nodes.
    const patient = openDatabase(address, () => undefined);
    try {
      await migrate(patient.db);
    } finally {
      await patient.close();
    }
  },
};

const asItIs: Use = { timeouts: {}, prepare: () => Promise.resolve() };

async function openOn(
  embedded: EmbeddedPostgres | null,
  config: Config,
  hooks: DatabaseHooks,
  use = served,
): Promise<Database> {
  const address = embedded?.connection ?? { connectionString: config.databaseUrl };
  const database = openDatabase({ ...address, ...use.timeouts }, hooks.onTrouble, hooks);
  const close = async () => {
    await Promise.race([database.close(), sleep(poolCloseLimitMs)]);
    await embedded?.stop();
  };
  try {
    if (!embedded) await checkServer(database.pool);
    await use.prepare(address);
  } catch (error) {
    await close();
    if (error instanceof StartError) throw error;
    throw new StartError(`the database could not be brought up to date: ${reasonOf(error)}`);
  }
  return { ...database, close };
}
