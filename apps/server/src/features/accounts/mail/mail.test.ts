import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../../../test/eventually.ts';
import { startScriptedSmtp } from '../../../../test/scripted-smtp.ts';
import { clientOf, createTestApp, registerAccount } from '../../../../test/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';

let smtp: Awaited<ReturnType<typeof startScriptedSmtp>>;
let database: TestDatabase;
let context: Awaited<ReturnType<typeof createTestApp>>;
let client: ReturnType<typeof clientOf>;

const settings = (smtpUrl: string) => ({
  SMTP_URL: smtpUrl,
  MAIL_FROM: 'Daedap <no-reply@daedap.example>',
  PUBLIC_URL: 'https://daedap.example',
  LIMIT_ADDRESS_MAILS: '1000',
});

beforeAll(async () => {
  smtp = await startScriptedSmtp();
  database = await createTestDatabase();
  context = await createTestApp(database, settings(smtp.url));
  client = clientOf(context.app);
});
afterEach(() => void smtp.mails.splice(0));
afterAll(async () => {
  await context.app.close();
  await database.close();
  await smtp.close();
});

async function nextMail(to: string) {
  await eventually(() => expect(smtp.mails.map((mail) => mail.to)).toContain(to));
  return smtp.mails.find((mail) => mail.to === to)!;
}

const tokenIn = (text: string, page: string) =>
  new RegExp(`https://daedap\\.example/${page}#([\\w-]{43})`).exec(text)?.[1] ?? '';

async function resetToken(email: string) {
  const answer = await client.post('/api/auth/password/forgot', { email });
  expect(answer).toMatchObject({ status: 200, body: { success: true } });
  return tokenIn((await nextMail(email)).text, 'reset-password');
}

const reset = (token: string, password = 'a new one') =>
  client.post('/api/auth/password/reset', { token, password });

describe('a reset', () => {
  test('sends a link that changes the password once and ends every sign-in', async () => {
    const account = await registerAccount(client);
    const token = await resetToken(account.email);
    expect((await reset(token)).status).toBe(200);
    expect((await account.client.get('/api/auth/me')).status).toBe(401);
    const { email } = account;
    const signIn = (password: string) => client.post('/api/auth/login', { email, password });
    expect((await signIn('a new one')).status).toBe(200);
    expect((await signIn(account.password)).status).toBe(401);
    expect((await reset(token, 'another')).body['code']).toBe('LINK_EXPIRED');
  });

  test('keeps only a hash of the link, and logs neither link nor address', async () => {
    const { email } = await registerAccount(client);
    const token = await resetToken(email);
    const { rows } = await database.pool.query('select token_hash from mail_links');
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(context.logs.join('')).not.toContain(token);
    expect(context.logs.join('')).not.toContain(email);
  });

  test('is in the language of the request', async () => {
    const { email } = await registerAccount(client);
    const english = client.with({ 'accept-language': 'en' });
    await english.post('/api/auth/password/forgot', { email });
    expect((await nextMail(email)).subject).toBe('[Daedap] Choose a new password');
    smtp.mails.splice(0);
    await client.post('/api/auth/password/forgot', { email });
    expect((await nextMail(email)).subject).toBe('[대답] 비밀번호를 새로 정해주세요');
  });

  test('a newer link ends an older one, and a link ends after 30 minutes', async () => {
    const { email } = await registerAccount(client);
    const first = await resetToken(email);
    smtp.mails.splice(0);
    const second = await resetToken(email);
    expect((await reset(first)).body['code']).toBe('LINK_EXPIRED');
    context.clock.advanceDays(31 / 60 / 24);
    expect((await reset(second)).body['code']).toBe('LINK_EXPIRED');
  });

  test('an unknown address gets the same response and no mail', async () => {
    const { email } = await registerAccount(client);
    const unknown = await client.post('/api/auth/password/forgot', { email: 'nobody@example.com' });
    const known = await client.post('/api/auth/password/forgot', { email });
    expect(unknown.body).toEqual(known.body);
    await nextMail(email);
    expect(smtp.mails.map((mail) => mail.to)).toEqual([email]);
  });

  test('nobody gets more than five mails an hour, known or not', async () => {
    const { email } = await registerAccount(client);
    for (const address of [email, 'stranger@example.com']) {
      const statuses: number[] = [];
      for (let count = 0; count < 6; count += 1) {
        const answer = await client.post('/api/auth/password/forgot', { email: address });
        statuses.push(answer.status);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    }
  });
});

describe('a new mail address', () => {
  test('counts once the link that was sent to it was opened', async () => {
    const account = await registerAccount(client);
    const email = 'fresh@example.com';
    const body = { email, password: account.password };
    const answer = await account.client.post('/api/auth/email', body);
    expect(answer.body).toMatchObject({ outcome: 'sent', user: { email: account.email } });
    const token = tokenIn((await nextMail(email)).text, 'confirm-email');
    expect((await account.client.get('/api/auth/me')).body['user'].email).toBe(account.email);
    const confirmed = await client.post('/api/auth/email/confirm', { token });
    expect(confirmed.body).toEqual({ success: true, email });
    expect((await account.client.get('/api/auth/me')).body['user'].email).toBe(email);
    // Whoever had the account before the change hears of it.
    expect((await nextMail(account.email)).subject).toBe('[대답] 이메일 주소가 바뀌었어요');
    const again = await client.post('/api/auth/email/confirm', { token });
    expect(again.body['code']).toBe('LINK_EXPIRED');
  });

  test('is refused if someone has taken it meanwhile', async () => {
    const account = await registerAccount(client);
    const email = 'wanted@example.com';
    await account.client.post('/api/auth/email', { email, password: account.password });
    const token = tokenIn((await nextMail(email)).text, 'confirm-email');
    await client.post('/api/auth/register', { email, password: 'secret', username: '지우' });
    const answer = await client.post('/api/auth/email/confirm', { token });
    expect(answer.body['code']).toBe('EMAIL_TAKEN');
  });

  test('a link of one purpose does not serve another', async () => {
    const { email } = await registerAccount(client);
    const token = await resetToken(email);
    const answer = await client.post('/api/auth/email/confirm', { token });
    expect(answer.body['code']).toBe('LINK_EXPIRED');
    expect((await reset(token)).status).toBe(200);
  });
});

test('a mail server that refuses is logged without the address', async () => {
  const refusing = await startScriptedSmtp({ refuses: true });
  const other = await createTestApp(database, settings(refusing.url));
  const { email } = await registerAccount(clientOf(other.app));
  await clientOf(other.app).post('/api/auth/password/forgot', { email });
  await eventually(() => expect(other.logs.join('')).toContain('mail failed'));
  expect(other.logs.join('')).not.toContain(email);
  await other.app.close();
  await refusing.close();
});
