import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../test/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';

let database: TestDatabase;
let people = 0;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

async function openApp(trusted: string) {
  const env = { LIMIT_REGISTRATIONS: '2', TRUST_PROXY: trusted };
  const { app } = await createTestApp(database, env);
  /** A registration that reaches the server from `remoteAddress`, and says that it comes from elsewhere. */
  const register = async (remoteAddress: string, forwarded: string) => {
    people += 1;
    const answer = await app.inject({
      method: 'POST',
      url: '/api/auth/register',
      remoteAddress,
      headers: { 'x-forwarded-for': forwarded },
      payload: { email: `p${people}@example.com`, password: 'correct horse', username: 'x' },
    });
    return answer.statusCode;
  };
  return { app, register };
}

test('ignores forwarding headers without the setting', async () => {
  const { app, register } = await openApp('');
  expect(await register('198.51.100.1', '203.0.113.1')).toBe(201);
  expect(await register('198.51.100.1', '203.0.113.2')).toBe(201);
  expect(await register('198.51.100.1', '203.0.113.3')).toBe(429);
  expect(await register('198.51.100.2', '203.0.113.3')).toBe(201);
  await app.close();
});

describe('with the setting', () => {
  test('limits use the address from the proxy, and ignore what the client sent', async () => {
    const { app, register } = await openApp('192.0.2.0/24');
    expect(await register('192.0.2.1', '203.0.113.11')).toBe(201);
    expect(await register('192.0.2.2', '198.18.0.1, 203.0.113.11')).toBe(201);
    expect(await register('192.0.2.2', '198.18.0.2, 203.0.113.11')).toBe(429);
    expect(await register('192.0.2.2', '203.0.113.12')).toBe(201);
    await app.close();
  });

  test('ignores the headers of others', async () => {
    const { app, register } = await openApp('192.0.2.0/24,loopback');
    expect(await register('198.51.100.21', '203.0.113.21')).toBe(201);
    expect(await register('198.51.100.21', '203.0.113.22')).toBe(201);
    expect(await register('198.51.100.21', '203.0.113.23')).toBe(429);
    await app.close();
  });

  test('values that are no address share one limit', async () => {
    const { app, register } = await openApp('192.0.2.0/24');
    expect(await register('192.0.2.1', 'x'.repeat(9_000))).toBe(201);
    expect(await register('192.0.2.1', "'; drop table users")).toBe(201);
    expect(await register('192.0.2.1', 'someone')).toBe(429);
    await app.close();
  });
});
