import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Config } from '../lib/config.ts';
import { StartError } from '../lib/start-error.ts';
import { answerLimits } from './answer-limits.ts';
import { checkServer, type Database, type DatabaseHooks, openDatabase } from './database.ts';
import {
  borrowEmbeddedPostgres,
  type EmbeddedPostgres,
  type ServerContext,
  startEmbeddedPostgres,
} from './embedded/embedded-postgres.ts';
import { hasCluster } from './embedded/cluster.ts';
import { migrate } from './migrate.ts';

/** A query that hangs must not keep the database from being stopped, which ends the query. */
const poolCloseLimitMs = 400;

/** The server's database, up to date: the one of DATABASE_URL, or its own in DATA_DIR. Closing it stops the latter. */
export async function openServerDatabase(
  config: Config,
  context: ServerContext & DatabaseHooks,
): Promise<Database> {
  const embedded = config.databaseUrl ? null : await startEmbeddedPostgres(config.dataDir, context);
  return openOn(embedded, config, context);
}

/** The same database for a command, beside the server when one is running. */
export async function openCommandDatabase(
  config: Config,
  hooks: DatabaseHooks = unheard,
): Promise<Database> {
  const embedded = config.databaseUrl ? null : await borrowEmbeddedPostgres(config.dataDir);
  return openOn(embedded, config, hooks);
}

const unheard = { onTrouble: () => undefined, slowQueryMs: 0, onSlowQuery: () => undefined };

/** The same as it is, whichever version it belongs to, and nothing is made where there is none. */
export async function openToBackUp(config: Config): Promise<Database> {
  if (!config.databaseUrl && !(await hasCluster(config.dataDir))) {
    throw new StartError(`there is no database in ${config.dataDir}`);
  }
  const embedded = config.databaseUrl ? null : await borrowEmbeddedPostgres(config.dataDir);
  return openOn(embedded, config, unheard, asItIs);
}

/** As it is, for this process alone where it can be: no server may run on its DATA_DIR. */
export async function openToRestore(config: Config): Promise<Database> {
  const ignore = () => undefined;
  const context = { say: ignore, onTrouble: ignore, onLost: ignore };
  const embedded = config.databaseUrl
    ? null
    : await startEmbeddedPostgres(config.dataDir, {
        ...context,
        signal: new AbortController().signal,
      });
  return openOn(embedded, config, unheard, asItIs);
}

/** What is done with a database before it is used, and what its connections keep to. */
type Use = { limits: pg.PoolConfig; prepare: (address: pg.PoolConfig) => Promise<void> };

const served: Use = {
  limits: answerLimits,
  prepare: async (address) => {
    // A migration takes as long as it takes, and waits for those of other nodes: without the limits.
    const patient = openDatabase(address, () => undefined);
    try {
      await migrate(patient.db);
    } finally {
      await patient.close();
    }
  },
};

const asItIs: Use = { limits: {}, prepare: () => Promise.resolve() };

async function openOn(
  embedded: EmbeddedPostgres | null,
  config: Config,
  hooks: DatabaseHooks,
  use = served,
): Promise<Database> {
  const address = embedded?.connection ?? { connectionString: config.databaseUrl };
  const database = openDatabase({ ...address, ...use.limits }, hooks.onTrouble, hooks);
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
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`the database could not be brought up to date: ${reason}`);
  }
  return { ...database, close };
}
