import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { sayText, startInterview } from '../../test/interviews.ts';
import { clientOf, createTestApp } from '../../test/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { findTables, type TableColumns, quoted } from '../archive/catalog.ts';
import { openDatabase } from './database.ts';
import { migrate, migrationNames } from './migrate.ts';
import { earlierData } from './migrations/testing/earlier-data.ts';

let database: TestDatabase;
afterEach(() => database.close());

/** A database as the version with that migration left it, with what people had put into it by then. */
async function databaseOf(version: string): Promise<TestDatabase> {
  const made = await createTestDatabase({ empty: true });
  for (const name of migrationNames.slice(0, migrationNames.indexOf(version) + 1)) {
    await migrate(made.db, name);
    await made.pool.query(earlierData[name] ?? '');
  }
  return made;
}

async function rowsOf(tables: readonly TableColumns[]) {
  const found: Record<string, unknown[]> = {};
  for (const { name, columns } of tables) {
    const list = columns.map(quoted).join(', ');
    const { rows } = await database.pool.query<{ row: unknown }>(
      `select row_to_json(t) as row from (select ${list} from ${quoted(name)}) t order by 1::text`,
    );
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}

const isSince = (version: string, other: string) =>
  migrationNames.indexOf(version) >= migrationNames.indexOf(other);

/** The results of the session that the data has since there are interviews. */
const shown = {
  status: 200,
  body: {
    analysis: { overallScore: 81 },
    userAnswers: [{ score: 81, answerText: '다시 한 말' }, { analysisStatus: 'failed' }],
  },
};

/** `npm test` takes the first version, the first with interviews, and the last but one; `npm run test:full` all. */
const versions = process.env['TEST_FULL']
  ? migrationNames
  : migrationNames.filter(
      (name, place) =>
        place === 0 || name === '0004-interviews' || place === migrationNames.length - 2,
    );

describe('migrates every earlier version with its data', () => {
  test('which each migration has', async () => {
    database = await createTestDatabase({ empty: true });
    // A new migration: write down what a database held just after it.
    expect(Object.keys(earlierData)).toEqual(migrationNames);
  });

  test.each(versions)('%s: nothing is lost, and the server works on it', async (version) => {
    database = await databaseOf(version);
    const tables = await findTables(database.pool);
    const before = await rowsOf(tables);
    expect(Object.values(before).flat().length).toBeGreaterThan(1);
    await migrate(database.db);
    expect(await rowsOf(tables)).toEqual(before);

    const { app } = await createTestApp(database);
    const client = clientOf(app);
    const credentials = { email: 'minji@example.com', password: 'correct horse' };
    const { body } = await client.post('/api/auth/login', credentials);
    const person = client.as(body['token']);
    const sessions = await person.get('/api/recordings/sessions');
    expect(sessions.body['sessions']).toHaveLength(before['interview_sessions']?.length ?? 0);
    const results = await person.get('/api/interviews/session/3/results');
    expect(results).toMatchObject(isSince(version, '0004-interviews') ? shown : { status: 404 });
    const { sessionId, questions } = await startInterview(person);
    expect((await sayText(person, sessionId, questions[0]!.id)).status).toBe(200);
    expect((await person.delete('/api/auth/me', { password: 'correct horse' })).status).toBe(200);
    const left = await database.pool.query('select from interview_sessions where user_id = 1');
    expect(left.rowCount).toBe(0);
    await app.close();
  });
});

test('an interrupted migration changes nothing and runs again', async () => {
  database = await databaseOf('0001-accounts');
  const holder = await database.pool.connect();
  // The second migration runs through, the third one has to wait for the table it refers to.
  await holder.query('begin; lock table users in row exclusive mode');
  const node = openDatabase(database.connection, () => undefined);
  const outcome = migrate(node.db).then(
    () => 'migrated',
    () => 'cut off',
  );
  await eventually(async () => {
    const { rows } = await database.pool.query<{ ended: boolean }>(
      `select pg_terminate_backend(pid) as ended from pg_locks
       where relation = 'users'::regclass and not granted`,
    );
    expect(rows).toEqual([{ ended: true }]);
  });
  expect(await outcome).toBe('cut off');
  await holder.query('commit');
  holder.release();
  await node.close();
  expect((await findTables(database.pool)).map(({ name }) => name)).toEqual(['users']);
  await migrate(database.db);
  const { rows } = await sql<{ count: number }>`select count(*)::int from kysely_migration`.execute(
    database.db,
  );
  expect(rows).toEqual([{ count: migrationNames.length }]);
});

describe('when a newer version has migrated the database', () => {
  const migrateFurther = () =>
    database.pool.query(`
      alter table users add column nickname text not null default '';
      alter table answers add column mood text;
      create table moods (id integer primary key);
      insert into kysely_migration (name, timestamp) values ('9999-moods', '2100-01-01T00:00:00.000Z')`);

  test('a running node continues', async () => {
    database = await createTestDatabase();
    const { app } = await createTestApp(database);
    const client = clientOf(app);
    const register = (email: string) =>
      client.post('/api/auth/register', { email, username: '민지', password: 'correct horse' });
    const { body } = await register('before@example.com');
    const person = client.as(body['token']);
    const { sessionId, questions } = await startInterview(person);
    await sayText(person, sessionId, questions[0]!.id);
    const calls = ['/api/auth/profile', `/api/interviews/session/${sessionId}/results`];
    for (const call of calls) expect((await person.get(call)).status).toBe(200);
    await migrateFurther();
    for (const call of calls) expect((await person.get(call)).status).toBe(200);
    expect((await sayText(person, sessionId, questions[1]!.id)).status).toBe(200);
    expect((await person.get('/api/auth/export')).status).toBe(200);
    expect((await register('after@example.com')).status).toBe(201);
    await app.close();
  });

  test('a starting node fails with one line', async () => {
    database = await createTestDatabase();
    await migrateFurther();
    await expect(migrate(database.db)).rejects.toThrow(
      'the database belongs to a newer version (9999-moods): start that one',
    );
  });
});
