import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { reasonOf } from '../lib/reason-of.ts';
import { StartError } from '../lib/start-error.ts';
import type { Schema } from './schema.ts';
import {
  closeSilentConnection,
  prepareReads,
  reportSlowQueries,
  type SlowQuery,
  wrapQueries,
} from './wrap-queries.ts';

const oldestServer = 15;
const poolSize = 20;
const connectTimeoutMs = 5_000;

/** A database, with its pool and address for libraries that use pg directly. */
export type Database = {
  db: Kysely<Schema>;
  pool: pg.Pool;
  connection: pg.PoolConfig;
  close: () => Promise<void>;
};

/** Called for what happens on the connections. */
export type DatabaseHooks = {
  onTrouble: (error: Error) => void;
  /** 0 switches the report of slow statements off. */
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
  // The pool replaces a broken connection, but listens for errors of idle ones only. The error of a connection in use
  // would end the process without a listener.
  pool.on('error', onError);
  pool.on('connect', (client) => {
    client.on('error', onError);
    wrapQueries(client, [
      ...(slowQueryMs > 0 ? [reportSlowQueries(slowQueryMs, onSlowQuery)] : []),
      prepareReads,
      closeSilentConnection(client),
    ]);
  });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, connection, close: () => db.destroy() };
}

/** Checks that DATABASE_URL can be used, and says in one line why not. */
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
    // Not `.catch`: pg throws at an unreadable address before it returns a promise.
    const { rows } = await pool.query<{ server_version_num: string }>('show server_version_num');
    return Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  } catch (error) {
    throw new StartError(`DATABASE_URL cannot be reached: ${reasonOf(error)}`);
  }
}
