import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { startTcpProxy, type TcpProxy } from '../../test/tcp-proxy.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { isConnectionError } from './connection-errors.ts';
import { type Database, openDatabase } from './database.ts';
import { databaseTimeouts } from './open.ts';

let own: TestDatabase;
let network: TcpProxy;
let far: Database;

beforeEach(async () => {
  own = await createTestDatabase();
  const { host, user } = inject('postgres');
  network = await startTcpProxy(`${host}/.s.PGSQL.5432`);
  const address = { host: '127.0.0.1', port: network.port, user };
  far = openDatabase(
    {
      ...address,
      database: String(own.connection.database),
      ...databaseTimeouts,
      query_timeout: 3_000,
      connectionTimeoutMillis: 3_000,
    },
    () => undefined,
  );
  await sql`select 1`.execute(far.db);
});
afterEach(async () => {
  await Promise.race([far.close(), sleep(100)]);
  await network.close();
  await own.close();
});

const ask = () => sql`select 1`.execute(far.db);

test('closes a silent connection and reports the database as unreachable', async () => {
  await network.become('black-hole');
  const whole = far.db.transaction().execute((trx) => sql`select 1`.execute(trx));
  const outcomes = await Promise.allSettled([ask(), whole, far.pool.query('select 1'), ask()]);
  for (const outcome of outcomes) {
    expect(outcome.status === 'rejected' && isConnectionError(outcome.reason)).toBe(true);
  }
  await network.become('open');
  await eventually(ask);
  const after = await Promise.allSettled(Array.from({ length: 5 }, ask));
  expect(after.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'fulfilled'));
});

test('reports a broken network during a transaction as unreachable', async () => {
  const broken = far.db.transaction().execute(async (trx) => {
    await sql`select 1`.execute(trx);
    await network.become('reset');
    return sql`select 1`.execute(trx);
  });
  const reason: unknown = await broken.catch((error: unknown) => error);
  expect([reason, isConnectionError(reason)]).toEqual([expect.any(Error), true]);
});

test('PostgreSQL ends the transaction of a silent node, which releases its locks', async () => {
  const { rows } = await sql<{ limit: string }>`
    select current_setting('idle_in_transaction_session_timeout') as limit`.execute(far.db);
  expect(rows[0]?.limit).toBe('30s');
});
