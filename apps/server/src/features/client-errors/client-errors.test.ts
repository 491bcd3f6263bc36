import { clientErrorMessageMaxLength } from '@daedap/contract/constants/client-errors';
import { removePersonalData } from '@daedap/contract/personal-data';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { registerAccount, testAppForFile } from '../../../test/test-app.ts';
import { createPrometheus } from '../../metrics/prometheus.ts';
import { removeLeftovers } from '../../composition/remove-leftovers.ts';
import { setRole } from '../accounts/repository.ts';

const { metrics, registry } = createPrometheus({ ofProcess: false });
const context = testAppForFile({}, { metrics });

const report = (particular: object = {}) => ({
  kind: 'media',
  message: 'starting the recorder: NotReadableError: in use',
  stack: 'NotReadableError\n    at start (https://daedap.example/assets/live.js:1:2345)',
  page: '/interview/live',
  version: '0.1.0',
  browser: 'chrome 140',
  ...particular,
});

const rows = () => context.database.db.selectFrom('client_errors').selectAll().execute();
const clear = () => context.database.db.deleteFrom('client_errors').execute();

async function registerAdmin() {
  const admin = await registerAccount(context.client);
  await setRole(context.database.db, admin.email, 'admin');
  return admin;
}

test('equal errors of several users are one row with a count and without names', async () => {
  await clear();
  const [one, other] = [
    await registerAccount(context.client),
    await registerAccount(context.client),
  ];
  expect(await one.client.post('/api/client-errors', report())).toMatchObject({
    status: 202,
    body: { success: true },
  });
  await other.client.post('/api/client-errors', report({ browser: 'safari 26' }));
  await other.client.post('/api/client-errors', report({ version: '0.2.0' }));
  const kept = await rows();
  expect(kept.map(({ count, version, browser }) => [version, count, browser]).toSorted()).toEqual([
    ['0.1.0', 2, 'safari 26'],
    ['0.2.0', 1, 'chrome 140'],
  ]);
  expect(Object.keys(kept[0]!)).not.toContain('user_id');
  const counted = await registry.getSingleMetricAsString('daedap_client_errors_total');
  expect(counted).toContain('daedap_client_errors_total{kind="media"} 3');
});

test('personal data is removed before an error is stored, and extra fields are dropped', async () => {
  await clear();
  const { client } = await registerAccount(context.client);
  const message = 'minji@example.com said "my name is Kim Minji" 저는 민지입니다 010-1234-5678';
  const stack = 'at a (https://d.example/a.js?token=secret:1:2)';
  const body = report({ message, stack, transcript: 'a long story', userAgent: 'Mozilla/5.0' });
  expect((await client.post('/api/client-errors', body)).status).toBe(202);
  const text = JSON.stringify(await rows());
  for (const secret of ['minji', 'Minji', '민지', '1234', 'secret', 'story', 'Mozilla']) {
    expect(text).not.toContain(secret);
  }
});

test.each([
  ['a message of 301 characters', { message: 'a'.repeat(clientErrorMessageMaxLength + 1) }],
  ['an empty message', { message: '' }],
  ['a stack of 2001 characters', { stack: 'a'.repeat(2_001) }],
  ['an unknown kind', { kind: 'transcript' }],
  ['an address with an id', { page: '/results/7' }],
  ['the whole line of a browser', { browser: 'Mozilla/5.0 (X11; Linux x86_64)' }],
  ['a version that is none', { version: 'minji' }],
])('refuses %s', async (_, wrong) => {
  const { client } = await registerAccount(context.client);
  const answer = await client.post('/api/client-errors', report(wrong));
  expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
});

test('reporting needs a token, and only an admin can read the errors', async () => {
  await clear();
  expect((await context.client.post('/api/client-errors', report())).status).toBe(401);
  expect(await rows()).toEqual([]);
  const { client } = await registerAccount(context.client);
  expect((await client.get('/api/admin/client-errors')).status).toBe(403);
  expect((await context.client.get('/api/admin/client-errors')).status).toBe(401);
});

test('a user can report 10 errors a minute and 60 an hour', async () => {
  const { client, user } = await registerAccount(context.client);
  for (let sent = 0; sent < 10; sent += 1) {
    expect((await client.post('/api/client-errors', report())).status).toBe(202);
  }
  const refused = await client.post('/api/client-errors', report());
  expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  const setPoints = (key: string, points: number) =>
    context.database.db
      .updateTable('rate_limits')
      .set({ points })
      .where('key', '=', `${key}:${user.id}`)
      .execute();
  await setPoints('clientErrors', 0);
  await setPoints('clientErrorsHourly', 60);
  const later = await client.post('/api/client-errors', report());
  expect(later.status).toBe(429);
  expect(Number(later.headers['retry-after'])).toBeGreaterThan(60);
});

test('an admin sees the latest 20, the latest first', async () => {
  await clear();
  const seen = Array.from({ length: 25 }, (_, hour) => ({
    ...report({ message: `fault ${hour}` }),
    kind: 'media' as const,
    page: '/interview/live' as const,
    fingerprint: String(hour),
    count: hour + 1,
    first_seen_at: new Date('2026-11-01T00:00:00Z'),
    last_seen_at: new Date(Date.UTC(2026, 10, 14, hour)),
  }));
  await context.database.db.insertInto('client_errors').values(seen).execute();
  const { client } = await registerAdmin();
  const { errors } = (await client.get('/api/admin/client-errors')).body;
  expect(errors).toHaveLength(20);
  expect(errors[0]).toEqual({
    id: '24',
    ...report({ message: 'fault 24' }),
    count: 25,
    firstSeenAt: '2026-11-01T00:00:00.000Z',
    lastSeenAt: '2026-11-15T00:00:00.000Z',
  });
});

test('keeps the 500 errors that were seen last', async () => {
  await clear();
  const { client } = await registerAccount(context.client);
  const seen = Array.from({ length: 500 }, (_, minute) => ({
    ...report(),
    kind: 'media' as const,
    page: '/interview/live' as const,
    fingerprint: `old ${minute}`,
    last_seen_at: new Date(Date.UTC(2026, 10, 10, 0, minute)),
  }));
  await context.database.db.insertInto('client_errors').values(seen).execute();
  await client.post('/api/client-errors', report({ message: 'new' }));
  const kept = (await rows()).map(({ fingerprint }) => fingerprint);
  expect(kept).toHaveLength(500);
  expect(kept).not.toContain('old 0');
  expect(kept).toContain('old 1');
});

test('deletes errors that were not seen for 30 days', async () => {
  await clear();
  const now = new Date('2026-11-15T12:00:00Z');
  const seenOn = (fingerprint: string, last_seen_at: Date) => ({
    ...report(),
    kind: 'media' as const,
    page: '/interview/live' as const,
    fingerprint,
    last_seen_at,
  });
  const values = [
    seenOn('young', new Date('2026-10-16T12:00:00Z')),
    seenOn('old', new Date('2026-10-16T11:59:59Z')),
  ];
  await context.database.db.insertInto('client_errors').values(values).execute();
  const removeBackups = () => Promise.resolve();
  const deps = { db: context.database.db, clock: { now: () => now }, streams: null, removeBackups };
  await removeLeftovers(deps);
  expect((await rows()).map(({ fingerprint }) => fingerprint)).toEqual(['young']);
});

test('a deleted account leaves no rate limit behind; the error stays', async () => {
  await clear();
  const account = await registerAccount(context.client);
  await account.client.post('/api/client-errors', report());
  const gone = await account.client.delete('/api/auth/me', { password: account.password });
  expect(gone.status).toBe(200);
  const counters = context.database.db.selectFrom('rate_limits').select('key');
  const left = await counters.where('key', 'like', `clientErrors%:${account.user.id}`).execute();
  expect(left).toEqual([]);
  expect(await rows()).toHaveLength(1);
});

const around = fc.tuple(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }));

test('no email address, phone number or Korean text passes the filter', () => {
  const phone = fc.stringMatching(/^01\d-\d{4}-\d{4}$/);
  const korean = fc.stringMatching(/^[가-힣]{2,20}$/);
  const property = fc.property(
    around,
    fc.oneof(fc.emailAddress(), phone, korean),
    ([before, after], secret) => {
      expect(removePersonalData(`${before} ${secret} ${after}`)).not.toContain(secret);
    },
  );
  fc.assert(property, { seed: 1, numRuns: 2_000 });
});
