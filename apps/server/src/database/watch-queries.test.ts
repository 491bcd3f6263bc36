import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { createLogger } from '../lib/logger.ts';
import { databaseHooks } from '../metrics/database-hooks.ts';
import { noMetrics } from '../metrics/metrics.ts';
import { withRequestId } from '../lib/request-context.ts';
import { type Database, openDatabase } from './database.ts';

const value = 'what a person typed';
const lines: string[] = [];
let counted = 0;
let own: TestDatabase;
let database: Database;

beforeAll(async () => {
  own = await createTestDatabase();
  const log = createLogger('info', { write: (line) => void lines.push(line) });
  const metrics = { ...noMetrics, slowQuery: () => void (counted += 1) };
  const hooks = databaseHooks(log, metrics, 40);
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

describe('a statement that takes long is told with its text, its time and its request', () => {
  const text = /^select pg_sleep\(0\.05\)/;

  test.each<[string, () => Promise<unknown>]>([
    ['by Kysely', () => sql`select pg_sleep(0.05), ${value}::text`.execute(database.db)],
    ['by the pool', () => database.pool.query('select pg_sleep(0.05), $1::text', [value])],
    [
      'in a transaction',
      () =>
        database.db
          .transaction()
          .execute((trx) => sql`select pg_sleep(0.05), ${value}::text`.execute(trx)),
    ],
    [
      'also when it fails',
      () =>
        sql`select pg_sleep(0.05), ${value}::text, 1 / (random() * 0)::int`
          .execute(database.db)
          .catch(() => undefined),
    ],
  ])('%s', async (_title, ask) => {
    await withRequestId('a-request', ask);
    expect(lines).toHaveLength(1);
    const line = JSON.parse(lines[0]!) as { sql: string; ms: number };
    expect(line).toMatchObject({ msg: 'slow query', reqId: 'a-request', level: 40 });
    expect(line.sql).toMatch(text);
    expect(line.ms).toBeGreaterThanOrEqual(40);
    expect(lines[0]).not.toContain(value);
    expect(counted).toBe(1);
  });
});

test('one that does not is not', async () => {
  await sql`select 1`.execute(database.db);
  expect(lines).toEqual([]);
});
