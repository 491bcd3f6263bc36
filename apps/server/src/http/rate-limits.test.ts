import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clientOf, createTestApp, registerAccount, type TestClient } from '../../test/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';

let database: TestDatabase;
let apps: Awaited<ReturnType<typeof createTestApp>>[];
let nodes: [TestClient, TestClient];

beforeAll(async () => {
  database = await createTestDatabase();
  apps = [await createTestApp(database), await createTestApp(database)];
  nodes = [clientOf(apps[0]!.app), clientOf(apps[1]!.app)];
});
afterAll(async () => {
  for (const { app } of apps) await app.close();
  await database.close();
});
beforeEach(() => database.db.deleteFrom('rate_limits').execute());

const wrong = (node: TestClient, email: string) =>
  node.post('/api/auth/login', { email, password: 'wrong!' });

describe('rate limits across two nodes', () => {
  test('10 failed sign-ins of an account in 15 minutes, then 429 even with the right password', async () => {
    const account = await registerAccount(nodes[0]);
    for (let i = 0; i < 10; i += 1)
      expect((await wrong(nodes[i % 2]!, account.email)).status).toBe(401);
    const refused = await nodes[1].post('/api/auth/login', account);
    expect(refused.status).toBe(429);
    expect(refused.body['code']).toBe('RATE_LIMITED');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(14 * 60);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
  });

  test('counts concurrent attempts one by one', async () => {
    const account = await registerAccount(nodes[0]);
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, i) => wrong(nodes[i % 2]!, account.email)),
    );
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(10);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(6);
  });

  test('a right password resets the failures', async () => {
    const account = await registerAccount(nodes[0]);
    for (let i = 0; i < 9; i += 1) await wrong(nodes[0], account.email);
    expect((await nodes[1].post('/api/auth/login', account)).status).toBe(200);
    for (let i = 0; i < 10; i += 1) expect((await wrong(nodes[0], account.email)).status).toBe(401);
  });

  test('100 failed sign-ins from an address; successful ones do not count', async () => {
    const account = await registerAccount(nodes[0]);
    for (let i = 0; i < 5; i += 1) await nodes[0].post('/api/auth/login', account);
    await takePoints('addressSignIns:127.0.0.1', 99, 15 * 60);
    expect((await wrong(nodes[0], 'one@example.com')).status).toBe(401);
    expect((await wrong(nodes[1], 'two@example.com')).status).toBe(429);
  });

  test('many users of one address can sign in at the same moment', async () => {
    const account = await registerAccount(nodes[0]);
    await takePoints('addressSignIns:127.0.0.1', 98, 15 * 60);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, i) => nodes[i % 2]!.post('/api/auth/login', account)),
    );
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200, 200]);
  });

  test('100 registrations from an address in an hour', async () => {
    await takePoints('registrations:127.0.0.1', 99);
    expect((await registerAccount(nodes[0])).token).toEqual(expect.any(String));
    const refused = await nodes[1].post('/api/auth/register', {
      email: 'late@example.com',
      password: 'secret',
      username: 'x',
    });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(59 * 60);
  });

  test('600 calls per user in a minute', async () => {
    const [busy, calm] = [await registerAccount(nodes[0]), await registerAccount(nodes[0])];
    await takePoints(`calls:${busy.user.id}`, 599, 60);
    expect((await busy.client.get('/api/auth/me')).status).toBe(200);
    const refused = await busy.client.get('/api/auth/profile');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await calm.client.get('/api/auth/me')).status).toBe(200);
  });

  test('a count from a clock that was an hour ahead locks nobody out', async () => {
    const account = await registerAccount(nodes[0]);
    const hour = 60 * 60;
    await takePoints(`calls:${account.user.id}`, 600, hour + 60);
    await takePoints('addressSignIns:127.0.0.1', 100, hour + 15 * 60);
    const answers = [
      await account.client.get('/api/auth/me'),
      await account.client.get('/api/auth/me'),
      await nodes[1].post('/api/auth/login', account),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  test('settings change the numbers', async () => {
    const strict = await createTestApp(database, { LIMIT_SIGN_INS: '1' });
    const node = clientOf(strict.app);
    expect((await wrong(node, 'strict@example.com')).status).toBe(401);
    expect((await wrong(node, 'strict@example.com')).status).toBe(429);
    await strict.app.close();
  });

  test('the account key hides the mail address', async () => {
    await wrong(nodes[0], 'hidden@example.com');
    const rows = await database.db.selectFrom('rate_limits').select('key').execute();
    expect(rows.map((row) => row.key).join()).not.toContain('hidden');
  });
});

/** Puts a counter where so many calls would have put it. */
async function takePoints(key: string, points: number, seconds = 60 * 60): Promise<void> {
  const row = { key, points, expire: Date.now() + seconds * 1000 };
  await database.db
    .insertInto('rate_limits')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ points: row.points }))
    .execute();
}
