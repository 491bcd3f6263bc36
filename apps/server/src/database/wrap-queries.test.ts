import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { createLogger } from '../lib/logger.ts';
import { databaseHooks } from '../metrics/measure.ts';
import { noMetrics } from '../metrics/metrics.ts';
import { withRequestId } from '../lib/request-context.ts';
import { type Database, openDatabase } from './database.ts';

const value = 'what a person typed';
/** On a busy machine a fast statement may take a tenth of it. */
const limitMs = 1_000;
const lines: string[] = [];
let counted = 0;
let own: TestDatabase;
let database: Database;

beforeAll(async () => {
  own = await createTestDatabase();
  const log = createLogger('info', { write: (line) => void lines.push(line) });
  const metrics = { ...noMetrics, slowQuery: () => void (counted += 1) };
  const hooks = databaseHooks(log, metrics, limitMs);
  database = openDatabase(own.connection, hooks.onTrouble, hooks);
});
afterAll(async () => {
  await database.close();
  await own.close();
});
beforeEach(() => {
  lines.length = 0;
  counted = 0;
});

describe('a slow statement is reported with its text, its time and its request', () => {
  const text = /^select pg_sleep\(1\.1\)/;

  test.each<[string, () => Promise<unknown>]>([
    ['by Kysely', () => sql`select pg_sleep(1.1), ${value}::text`.execute(database.db)],
    ['by the pool', () => database.pool.query('select pg_sleep(1.1), $1::text', [value])],
    [
      'in a transaction',
      () =>
        database.db
          .transaction()
          .execute((trx) => sql`select pg_sleep(1.1), ${value}::text`.execute(trx)),
    ],
    [
      'when it fails',
      () =>
        sql`select pg_sleep(1.1), ${value}::text, 1 / (random() * 0)::int`
          .execute(database.db)
          .catch(() => undefined),
    ],
  ])('%s', async (_title, ask) => {
    await withRequestId('a-request', ask);
    expect(lines).toHaveLength(1);
    const line = JSON.parse(lines[0]!) as { sql: string; ms: number };
    expect(line).toMatchObject({ msg: 'slow query', reqId: 'a-request', level: 40 });
    expect(line.sql).toMatch(text);
    expect(line.ms).toBeGreaterThanOrEqual(limitMs);
    expect(lines[0]).not.toContain(value);
    expect(counted).toBe(1);
  });
});

test('a fast statement is not reported', async () => {
  await sql`select 1`.execute(database.db);
  expect(lines).toEqual([]);
});

const prepared = async (client: { query: (sql: string) => Promise<{ rows: unknown[] }> }) =>
  (await client.query('select statement from pg_prepared_statements order by 1')).rows;

describe('prepared reads', () => {
  let fresh: TestDatabase;
  beforeEach(async () => {
    fresh = await createTestDatabase();
  });
  afterEach(() => fresh.close());

  test('prepares a read once per connection, and never a write', async () => {
    const client = await fresh.pool.connect();
    for (let repeat = 0; repeat < 3; repeat += 1) {
      await client.query('select id from users where id = $1', [repeat]);
    }
    await client.query('delete from users where id = $1', [7]);
    expect(await prepared(client)).toEqual([{ statement: 'select id from users where id = $1' }]);
    client.release();
  });

  test('repeats a prepared read whose table has changed', async () => {
    const client = await fresh.pool.connect();
    const read = () => client.query('select username from users where id = $1', [1]);
    await read();
    await fresh.pool.query('alter table users alter column username type varchar(200)');
    const { fields } = await read();
    expect(fields.map((field) => field.name)).toEqual(['username']);
    client.release();
  });

  test('does not prepare reads that lock rows or select all columns', async () => {
    const client = await fresh.pool.connect();
    await client.query('select id from users where id = $1 for update', [1]);
    await client.query('select users.* from users where id = $1', [1]);
    await client.query('select count(*) from users where id = $1', [1]);
    expect(await prepared(client)).toEqual([
      { statement: 'select count(*) from users where id = $1' },
    ]);
    client.release();
  });
});
