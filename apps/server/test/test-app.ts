import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { createApp } from '../src/composition/app.ts';
import { loadConfig } from '../src/lib/config.ts';
import type { Database } from '../src/database/database.ts';
import { createLogger } from '../src/lib/logger.ts';
import { openServices, type Services, startJobs } from '../src/composition/services.ts';
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

type Given = {
  engines?: Services['engines'];
  storage?: Services['storage'];
  metrics?: Services['metrics'];
  /** undefined: by the settings. */
  speech?: Services['speech'] | undefined;
  waitMs?: number;
};

/** The app with its queue, its events and its jobs, on the given database. Speech is off unless it is given. */
export async function createTestApp(
  database: Database,
  env: Record<string, string> = {},
  { waitMs, ...given }: Given = {},
) {
  const clock = createTestClock();
  const logs: string[] = [];
  const dataDir = await mkdtemp(join(tmpdir(), 'daedap-test-'));
  const services = await openServices(
    loadConfig({ DATA_DIR: dataDir, ...env }),
    database,
    createLogger('debug', { write: (line) => void logs.push(line) }),
    { speech: null, ...given, clock },
  );
  await services.storage.check();
  const app = await createApp({
    services,
    jwtSecret: testSecret,
    version: '0.0.0-test',
    webDir,
    ...(waitMs !== undefined && { waitMs }),
  });
  const stopRemovingLeftovers = await startJobs(services);
  app.addHook('onClose', async () => {
    stopRemovingLeftovers();
    await services.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  return { app, clock, logs, services };
}

type TestApp = Awaited<ReturnType<typeof createTestApp>> & {
  database: TestDatabase;
  client: TestClient;
};

/** An app on a database of its own, for all tests of a file. It is there once the first test runs. */
export function testAppForFile(env: Record<string, string> = {}, given: Given = {}): TestApp {
  const context = {} as TestApp;
  beforeAll(async () => {
    const database = await createTestDatabase();
    const created = await createTestApp(database, env, given);
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
    payload?: Buffer | string,
    contentType = 'application/json',
  ): Promise<Answer> => {
    const answer = await app.inject({
      method,
      url,
      headers: { ...headers, ...(payload !== undefined && { 'content-type': contentType }) },
      ...(payload !== undefined && { payload }),
    });
    const json = String(answer.headers['content-type']).startsWith('application/json');
    return { status: answer.statusCode, body: json ? answer.json() : {}, headers: answer.headers };
  };
  const json = (value: unknown) => (value === undefined ? undefined : JSON.stringify(value));
  return {
    get: (url: string) => send('GET', url),
    post: (url: string, payload: unknown) => send('POST', url, json(payload)),
    delete: (url: string, payload?: unknown) => send('DELETE', url, json(payload)),
    /** A multipart form, as a browser sends it. */
    upload: async (url: string, form: FormData) => {
      const encoded = new Response(form);
      const contentType = encoded.headers.get('content-type') ?? '';
      return send('POST', url, Buffer.from(await encoded.arrayBuffer()), contentType);
    },
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
