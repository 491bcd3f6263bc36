import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll } from 'vitest';
import { createApp } from '../src/composition/app.ts';
import { loadConfig } from '../src/lib/config.ts';
import type { Database } from '../src/database/database.ts';
import { createLogger } from '../src/lib/logger.ts';
import { openServices, type Services, startJobs } from '../src/composition/services.ts';
import { clientOf, registerAccount, type TestClient } from './http-client.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export { clientOf, registerAccount, type TestClient };

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

type TestServices = {
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
  { waitMs, ...given }: TestServices = {},
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
export function testAppForFile(
  env: Record<string, string> = {},
  given: TestServices = {},
): TestApp {
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

/** A row of `interview_sessions`. */
export const sessionOf = (userId: number) => ({
  user_id: userId,
  main_category: 'job' as const,
  sub_category: 'it',
  difficulty: 'beginner' as const,
  question_count: 3,
  time_per_question: 10,
});
