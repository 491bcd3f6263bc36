import { beforeAll, describe, expect, test } from 'vitest';
import { registerAccount, testAppForFile } from '../../../test/test-app.ts';

/** Without a mail server. */
const context = testAppForFile();

type Account = Awaited<ReturnType<typeof registerAccount>>;
let account: Account;
let other: Account['client'];

const logIn = (email: string, password: string) =>
  context.client.post('/api/auth/login', { email, password });

describe('a new password', () => {
  beforeAll(async () => {
    account = await registerAccount(context.client);
    const { body } = await logIn(account.email, account.password);
    other = context.client.as(String(body['token']));
  });

  test('needs the current one, and a wrong one signs nobody out', async () => {
    const body = { currentPassword: 'not mine', password: 'new horse' };
    const answer = await account.client.post('/api/auth/password', body);
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', details: { currentPassword: '비밀번호가 맞지 않아요' } },
    });
    expect((await account.client.get('/api/auth/me')).status).toBe(200);
    expect((await logIn(account.email, account.password)).status).toBe(200);
  });

  test('has to follow the rules', async () => {
    const body = { currentPassword: account.password, password: '12345' };
    const answer = await account.client.post('/api/auth/password', body);
    expect(answer.body['details']).toEqual({ password: '비밀번호는 최소 6자 이상이어야 합니다' });
  });

  test('ends every other sign-in, and the caller goes on', async () => {
    const body = { currentPassword: account.password, password: 'new horse' };
    const answer = await account.client.post('/api/auth/password', body);
    expect(answer.status).toBe(200);
    expect((await other.get('/api/auth/me')).status).toBe(401);
    const renewed = context.client.as(String(answer.body['token']));
    for (const client of [renewed, account.client]) {
      expect((await client.get('/api/auth/me')).status).toBe(200);
    }
    expect((await logIn(account.email, account.password)).status).toBe(401);
    expect((await logIn(account.email, 'new horse')).status).toBe(200);
    expect(context.logs.some((line) => line.includes('password changed'))).toBe(true);
    expect(context.logs.join('')).not.toContain('new horse');
  });

  test('ten wrong guesses of the current one are refused for a while', async () => {
    const guessed = await registerAccount(context.client);
    const body = { currentPassword: 'a guess', password: 'new horse' };
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await guessed.client.post('/api/auth/password', body)).status).toBe(400);
    }
    const answer = await guessed.client.post('/api/auth/password', body);
    expect(answer.body['code']).toBe('RATE_LIMITED');
  });
});

describe('a new mail address without a mail server', () => {
  test('counts at once, and the response says so', async () => {
    const person = await registerAccount(context.client);
    const body = { email: ' New@Example.com ', password: person.password };
    const answer = await person.client.post('/api/auth/email', body);
    expect(answer.body).toEqual({
      success: true,
      outcome: 'changed',
      user: { ...person.user, email: 'new@example.com' },
    });
    const me = await person.client.get('/api/auth/me');
    expect(me.body['user'].email).toBe('new@example.com');
    expect((await logIn('new@example.com', person.password)).status).toBe(200);
    expect((await logIn(person.email, person.password)).status).toBe(401);
  });

  test('is refused with a wrong password, or if someone else has it', async () => {
    const [one, two] = [
      await registerAccount(context.client),
      await registerAccount(context.client),
    ];
    const wrong = await one.client.post('/api/auth/email', { email: 'x@y.co', password: 'wrong' });
    expect(wrong.body['details']).toEqual({ password: '비밀번호가 맞지 않아요' });
    const body = { email: two.email.toUpperCase(), password: one.password };
    expect((await one.client.post('/api/auth/email', body)).body['code']).toBe('EMAIL_TAKEN');
  });
});

test('without a mail server there is no reset, and the site says so', async () => {
  expect((await context.client.get('/api/site')).body).toMatchObject({ mail: false });
  const answer = await context.client.post('/api/auth/password/forgot', { email: 'a@b.co' });
  expect(answer).toMatchObject({ status: 503, body: { code: 'MAIL_UNAVAILABLE' } });
});
