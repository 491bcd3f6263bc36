import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.close());

const prepared = async (client: { query: (sql: string) => Promise<{ rows: unknown[] }> }) =>
  (await client.query('select statement from pg_prepared_statements order by 1')).rows;

test('a read is prepared once on its connection, a write never', async () => {
  const client = await database.pool.connect();
  for (let repeat = 0; repeat < 3; repeat += 1) {
    await client.query('select id from users where id = $1', [repeat]);
  }
  await client.query('delete from users where id = $1', [7]);
  expect(await prepared(client)).toEqual([{ statement: 'select id from users where id = $1' }]);
  client.release();
});

test('a table that changes under a prepared read does not break it', async () => {
  const client = await database.pool.connect();
  const read = () => client.query('select username from users where id = $1', [1]);
  await read();
  await database.pool.query('alter table users alter column username type varchar(200)');
  const { fields } = await read();
  expect(fields.map((field) => field.name)).toEqual(['username']);
  client.release();
});

test('what locks rows or takes all columns is not prepared', async () => {
  const client = await database.pool.connect();
  await client.query('select id from users where id = $1 for update', [1]);
  await client.query('select users.* from users where id = $1', [1]);
  await client.query('select count(*) from users where id = $1', [1]);
  expect(await prepared(client)).toEqual([
    { statement: 'select count(*) from users where id = $1' },
  ]);
  client.release();
});
