import { expect, test } from 'vitest';
import { registerAccount, testAppForFile } from '../../../../test/test-app.ts';
import { codeAt, stepOf } from './totp.ts';

const context = testAppForFile();

type Account = Awaited<ReturnType<typeof registerAccount>>;

async function codeOf({ user }: Account, offset = 0) {
  const { secret } = await context.database.db
    .selectFrom('second_factors')
    .select('secret')
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  return codeAt(secret, stepOf(context.clock.now()) + offset);
}

const halfAMinute = () => context.clock.advanceDays(30 / 24 / 60 / 60);

/** An account whose second factor is on, half a minute after its first code. */
async function protectedAccount() {
  const account = await registerAccount(context.client);
  const { password } = account;
  await account.client.post('/api/auth/second-factor', { password });
  const code = await codeOf(account);
  const { body } = await account.client.post('/api/auth/second-factor/confirm', { code });
  halfAMinute();
  return { ...account, firstCode: code, recoveryCodes: body['recoveryCodes'] as string[] };
}

const logIn = ({ email, password }: Account, code?: string) =>
  context.client.post('/api/auth/login', { email, password, ...(code !== undefined && { code }) });

test('is on once a code of the app was confirmed', async () => {
  const account = await registerAccount(context.client);
  const { client, password, email } = account;
  const wrong = await client.post('/api/auth/second-factor', { password: 'wrong' });
  expect(wrong.body['details']).toEqual({ password: '비밀번호가 맞지 않아요' });
  const started = await client.post('/api/auth/second-factor', { password });
  expect(started.body).toMatchObject({
    secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
    uri: expect.stringContaining(encodeURIComponent(email)),
  });
  // Not yet: whoever closes the dialog here signs in as before.
  expect((await logIn(account)).status).toBe(200);
  const refused = await client.post('/api/auth/second-factor/confirm', { code: '000000' });
  expect(refused.body['details']).toEqual({ code: expect.stringContaining('코드가 맞지 않아요') });
  const code = await codeOf(account);
  const confirmed = await client.post('/api/auth/second-factor/confirm', { code });
  expect(confirmed.body['recoveryCodes']).toHaveLength(10);
  expect(new Set(confirmed.body['recoveryCodes']).size).toBe(10);
  const { body } = await client.get('/api/auth/security');
  expect(body['secondFactor']).toEqual({ since: expect.any(String), recoveryCodesLeft: 10 });
  const again = await client.post('/api/auth/second-factor', { password });
  expect(again.body['code']).toBe('SECOND_FACTOR_ON');
});

test('sign-in asks for a code, and a code works once', async () => {
  const account = await protectedAccount();
  expect((await logIn(account)).body['code']).toBe('SECOND_FACTOR_REQUIRED');
  expect((await logIn(account, '')).body['code']).toBe('SECOND_FACTOR_REQUIRED');
  // The code that switched it on was used then.
  expect((await logIn(account, account.firstCode)).status).toBe(400);
  const code = await codeOf(account);
  expect((await logIn({ ...account, password: 'wrong' }, code)).body['code']).toBe(
    'BAD_CREDENTIALS',
  );
  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
  expect((await logIn(account, spaced)).status).toBe(200);
  expect((await logIn(account, code)).body['details']).toHaveProperty('code');
});

test('of many sign-ins with one code at the same moment, one succeeds', async () => {
  const account = await protectedAccount();
  const code = await codeOf(account);
  const answers = await Promise.all(Array.from({ length: 6 }, () => logIn(account, code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a recovery code works once, however it is typed, and only hashes are stored', async () => {
  const account = await protectedAccount();
  const [first = '', second = ''] = account.recoveryCodes;
  expect((await logIn(account, first.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
  expect((await logIn(account, first)).status).toBe(400);
  const { rows } = await context.database.pool.query('select * from recovery_codes');
  expect(JSON.stringify(rows)).not.toContain(second.replaceAll('-', ''));
  const { body } = await account.client.get('/api/auth/security');
  expect(body['secondFactor'].recoveryCodesLeft).toBe(9);
});

test('new recovery codes end the old ones', async () => {
  const account = await protectedAccount();
  const path = '/api/auth/second-factor/recovery-codes';
  const { password } = account;
  const code = await codeOf(account);
  const { body } = await account.client.post(path, { password, code });
  expect(body['recoveryCodes']).toHaveLength(10);
  expect((await logIn(account, account.recoveryCodes[0])).status).toBe(400);
  expect((await logIn(account, body['recoveryCodes'][0])).status).toBe(200);
});

test('is switched off with the password and a code, and not without', async () => {
  const account = await protectedAccount();
  const off = (body: object) => account.client.post('/api/auth/second-factor/off', body);
  const { password } = account;
  expect((await off({ password, code: '000000' })).body['details']).toHaveProperty('code');
  const code = await codeOf(account);
  expect((await off({ password: 'wrong', code })).body['details']).toHaveProperty('password');
  expect((await off({ password, code })).status).toBe(200);
  expect((await logIn(account)).status).toBe(200);
  expect((await off({ password, code })).status).toBe(404);
  const { rows } = await context.database.pool.query(
    'select 1 from recovery_codes where user_id = $1',
    [account.user.id],
  );
  expect(rows).toEqual([]);
});

test('after ten wrong codes even a right one is refused for a while', async () => {
  const account = await protectedAccount();
  for (let guess = 0; guess < 10; guess += 1) {
    expect((await logIn(account, '000000')).status).toBe(400);
  }
  const answer = await logIn(account, await codeOf(account));
  expect(answer.body['code']).toBe('RATE_LIMITED');
});

test('no log line has a secret or a code', async () => {
  const account = await protectedAccount();
  const code = await codeOf(account);
  await logIn(account, code);
  const logs = context.logs.join('');
  expect(logs).toContain('second factor on');
  for (const secret of [code, ...account.recoveryCodes]) expect(logs).not.toContain(`"${secret}"`);
});
