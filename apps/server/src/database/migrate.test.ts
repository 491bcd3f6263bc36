import { afterEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
afterEach(() => database.close());

test('nodes that start together migrate once', async () => {
  database = await createTestDatabase({ empty: true });
  const nodes = Array.from({ length: 4 }, () => openDatabase(database.connection, () => undefined));
  await Promise.all(nodes.map((node) => migrate(node.db)));
  await Promise.all(nodes.map((node) => node.close()));
  const { rows } = await database.pool.query('select name from kysely_migration order by name');
  expect(rows.map((row: { name: string }) => row.name)).toEqual([
    '0001-accounts',
    '0002-rate-limits',
    '0003-interview-sessions',
    '0004-interviews',
    '0005-speech-streams',
    '0006-account-events',
    '0007-client-errors',
    '0008-score-effects',
    '0009-delivery',
    '0010-interview-modes',
    '0011-voice-sounds',
    '0012-scripts',
    '0013-stars',
    '0014-practice-plans',
    '0015-own-questions',
    '0016-question-sets',
    '0017-sign-ins',
    '0018-second-factors',
    '0019-consents',
  ]);
});

test('the database enforces what the code relies on', async () => {
  database = await createTestDatabase();
  const user = { email: 'a@b.co', username: 'a', password_hash: '-' };
  await database.db.insertInto('users').values(user).execute();
  await expect(database.db.insertInto('users').values(user).execute()).rejects.toMatchObject({
    code: '23505',
  });
  await expect(
    database.pool.query(
      "insert into users (email, username, password_hash, role) values ('x', 'x', '-', 'king')",
    ),
  ).rejects.toMatchObject({ code: '23514' });
});
