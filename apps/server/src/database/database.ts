import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { StartError } from '../lib/start-error.ts';
import { prepareReads } from './prepare-reads.ts';
import type { Schema } from './schema.ts';
import { type SlowQuery, watchQueries } from './watch-queries.ts';

const oldestServer = 15;
const poolSize = 20;
const connectTimeoutMs = 5_000;

/** A database, and its pool and address for the libraries that speak to pg themselves. */
export type Database = {
  db: Kysely<Schema>;
  pool: pg.Pool;
  connection: pg.PoolConfig;
  close: () => Promise<void>;
};

/** Whom to tell what happens on its connections. */
export type DatabaseHooks = {
  onTrouble: (error: Error) => void;
  /** 0: no statement is slow. */
  slowQueryMs: number;
  onSlowQuery: (query: SlowQuery) => void;
};

export function openDatabase(
  connection: pg.PoolConfig,
  onError: (error: Error) => void,
  { slowQueryMs, onSlowQuery }: Omit<DatabaseHooks, 'onTrouble'> = {
    slowQueryMs: 0,
    onSlowQuery: () => undefined,
  },
): Database {
  const pool = new pg.Pool({
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    ...connection,
  });
  // A connection that breaks is replaced. The pool listens only while it is idle; one that breaks while it is lent out
  // would otherwise end the process.
  pool.on('error', onError);
  pool.on('connect', (client) => {
    client.on('error', onError);
    prepareReads(client);
    if (slowQueryMs > 0) watchQueries(client, slowQueryMs, onSlowQuery);
  });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, connection, close: () => db.destroy() };
}

/** Says in one line what is wrong with a DATABASE_URL, before anything else meets it. */
export async function checkServer(pool: pg.Pool): Promise<void> {
  const major = await majorVersion(pool);
  if (major < oldestServer) {
    throw new StartError(
      `DATABASE_URL is PostgreSQL ${major}; Daedap needs ${oldestServer} or newer`,
    );
  }
}

async function majorVersion(pool: pg.Pool): Promise<number> {
  try {
    // Not `.catch`: what pg cannot make of the address it throws before there is a promise.
    const { rows } = await pool.query<{ server_version_num: string }>('show server_version_num');
    return Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  } catch (error) {
    throw new StartError(`DATABASE_URL cannot be reached: ${reasonOf(error)}`);
  }
}

/** A refused connection to a name with two addresses is an AggregateError, whose own message is empty. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
