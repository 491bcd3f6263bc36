import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertInterview } from '../../../test/interview-data.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { insertUser } from '../accounts/repository.ts';
import { findSession } from './find-session.ts';

let database: TestDatabase;
let [one, two] = [0, 0];

beforeAll(async () => {
  database = await createTestDatabase();
  const user = async (name: string) => {
    const values = { email: `${name}@example.com`, username: name, passwordHash: '-' };
    return (await insertUser(database.db, values))?.id ?? 0;
  };
  [one, two] = [await user('one'), await user('two')];
});

afterAll(() => database.close());

test('finds a session by its id, with its scores and counts', async () => {
  const { sessionId } = await insertInterview(database.db, one, {
    answers: [{ score: 70 }, { score: 81 }, { analysis_status: 'failed' }],
  });
  const found = await findSession(database.db, one, sessionId);
  expect(found).toMatchObject({ id: sessionId, completed_questions: 2, total_score: 76 });
});

test('finds a session by the client id, separately for each user', async () => {
  const session = { client_id: 'session-1700000000000-a1b2' };
  const { sessionId: mine } = await insertInterview(database.db, one, { session });
  const { sessionId: theirs } = await insertInterview(database.db, two, { session });
  expect((await findSession(database.db, one, session.client_id)).id).toBe(mine);
  expect((await findSession(database.db, two, session.client_id)).id).toBe(theirs);
});

test('does not find an unknown session or that of another user', async () => {
  const { sessionId } = await insertInterview(database.db, one);
  for (const ref of [sessionId, 2_147_483_647, 'session-1-none']) {
    await expect(findSession(database.db, two, ref)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
});
