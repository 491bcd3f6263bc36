import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { isConnectionError } from './connection-errors.ts';

test('a query after the database was closed could not reach it', async () => {
  const pool = new pg.Pool({ host: '127.0.0.1', port: 1 });
  const db = new Kysely({ dialect: new PostgresDialect({ pool }) });
  const query = () => sql`select 1`.execute(db).catch((error: unknown) => error);
  expect(await query()).toMatchObject({ code: 'ECONNREFUSED' });
  await db.destroy();
  const error = await query();
  expect(error).toMatchObject({ message: 'driver has already been destroyed' });
  expect(isConnectionError(error)).toBe(true);
});

test('any other error is a bug', () => {
  expect(isConnectionError(new Error('no such column'))).toBe(false);
});
