import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { createApp } from '../src/app.ts';
import { type Config, loadConfig } from '../src/config.ts';
import type { Database } from '../src/database/database.ts';
import { createLogger } from '../src/log.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const webDir = fileURLToPath(new URL('fixtures/web', import.meta.url));

export const testSecret = 'a secret for tests only, long enough';

/** A clock that only moves when the test moves it. */
function createTestClock(start = new Date('2026-11-15T03:00:00.000Z')) {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    advanceDays: (days: number) => {
      now += days * 24 * 60 * 60 * 1000;
    },
  };
}

export async function createTestApp(
  database: Pick<Database, 'db' | 'pool'>,
  env: Record<string, string> = {},
) {
  const config: Config = loadConfig(env);
  const clock = createTestClock();
  const logs: string[] = [];
  const app = await createApp({
    config,
    database,
    jwtSecret: testSecret,
    clock,
    logger: createLogger('debug', { write: (line) => void logs.push(line) }),
    version: '0.0.0-test',
    webDir,
  });
  return { app, clock, logs };
}

type TestApp = Awaited<ReturnType<typeof createTestApp>> & {
  database: TestDatabase;
  client: TestClient;
};

/** An app on a database of its own, for all tests of a file. It is there once the first test runs. */
export function testAppForFile(env: Record<string, string> = {}): TestApp {
  const context = {} as TestApp;
  beforeAll(async () => {
    const database = await createTestDatabase();
    const created = await createTestApp(database, env);
    Object.assign(context, created, { database, client: clientOf(created.app) });
  });
  afterAll(async () => {
    await context.app.close();
    await context.database.close();
  });
  return context;
}

/** A test looks into an answer as deep as it likes; a wrong guess is `undefined` and fails its expectation. */
// oxlint-disable-next-line typescript/no-explicit-any
type Json = Record<string, any>;

type Answer = { status: number; body: Json; headers: Record<string, unknown> };

/** Speaks to an app as a client would, with JSON both ways. */
export function clientOf(app: FastifyInstance, headers: Record<string, string> = {}) {
  const send = async (
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    payload?: unknown,
  ): Promise<Answer> => {
    const answer = await app.inject({
      method,
      url,
      headers: { ...headers, ...(payload !== undefined && { 'content-type': 'application/json' }) },
      ...(payload !== undefined && { payload: JSON.stringify(payload) }),
    });
    const json = String(answer.headers['content-type']).startsWith('application/json');
    return { status: answer.statusCode, body: json ? answer.json() : {}, headers: answer.headers };
  };
  return {
    get: (url: string) => send('GET', url),
    post: (url: string, payload: unknown) => send('POST', url, payload),
    delete: (url: string, payload?: unknown) => send('DELETE', url, payload),
    with: (more: Record<string, string>) => clientOf(app, { ...headers, ...more }),
    as: (token: string) => clientOf(app, { ...headers, authorization: `Bearer ${token}` }),
  };
}

export type TestClient = ReturnType<typeof clientOf>;

let accounts = 0;

/** Registers a new account and returns a client that is signed in with it. */
export async function registerAccount(client: TestClient, values: { username?: string } = {}) {
  accounts += 1;
  const credentials = { email: `person${accounts}@example.com`, password: 'correct horse' };
  const answer = await client.post('/api/auth/register', {
    username: '민지',
    ...credentials,
    ...values,
  });
  const { token, user } = answer.body as { token: string; user: { id: number } };
  return { ...credentials, token, user, client: client.as(token) };
}

/** A row of `interview_sessions`. */
export const sessionOf = (userId: number) => ({
  user_id: userId,
  main_category: 'job' as const,
  sub_category: 'it',
  difficulty: 'beginner' as const,
  question_count: 3,
  time_per_question: 10,
});
