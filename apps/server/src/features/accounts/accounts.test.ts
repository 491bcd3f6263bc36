import { policyVersion } from '@daedap/contract/constants/accounts';
import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { registerAccount, sessionOf, testAppForFile } from '../../../test/test-app.ts';

const context = testAppForFile();

const register = (values: Record<string, unknown>) =>
  context.client.post('/api/auth/register', {
    email: 'someone@example.com',
    password: 'secret',
    username: '지우',
    ...values,
  });

describe('registration', () => {
  test('returns 201 with a token and the user, trimmed and lower-cased', async () => {
    const answer = await register({ email: '  Minji@Example.COM ', username: '  민지  ' });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      success: true,
      token: expect.any(String),
      user: { id: expect.any(Number), username: '민지', email: 'minji@example.com', role: 'user' },
    });
  });

  test('gives a token with sub, role, iat and exp seven days later, and its sign-in', async () => {
    const answer = await register({ email: 'token@example.com' });
    const claims = decodeJwt(answer.body['token']);
    const now = Math.floor(context.clock.now().getTime() / 1000);
    expect(claims).toEqual({
      sub: String(answer.body['user'].id),
      role: 'user',
      sid: expect.any(Number),
      iat: now,
      exp: now + 7 * 24 * 60 * 60,
    });
  });

  test('stores the password as argon2id, untrimmed', async () => {
    await register({ email: 'space@example.com', password: '  띄어쓰기  ' });
    const row = await context.database.db
      .selectFrom('users')
      .select('password_hash')
      .where('email', '=', 'space@example.com')
      .executeTakeFirstOrThrow();
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$/);
    const login = (password: string) =>
      context.client.post('/api/auth/login', { email: 'space@example.com', password });
    expect((await login('  띄어쓰기  ')).status).toBe(200);
    expect((await login('띄어쓰기')).status).toBe(401);
  });

  test('refuses an email that is taken, ignoring case', async () => {
    await register({ email: 'taken@example.com' });
    const answer = await register({ email: 'TAKEN@example.com' });
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({
      success: false,
      error: '이미 가입된 이메일이에요.',
      code: 'EMAIL_TAKEN',
    });
  });

  test('accepts exactly one of many concurrent registrations of one email', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => register({ email: 'race@example.com' })),
    );
    const statuses = answers.map((answer) => answer.status).toSorted();
    expect(statuses).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
  });

  test.each([
    [
      'a password of 5 characters',
      { password: '12345' },
      { password: '비밀번호는 최소 6자 이상이어야 합니다' },
    ],
    [
      'a password of 129',
      { password: 'x'.repeat(129) },
      { password: '비밀번호는 128자까지 쓸 수 있어요' },
    ],
    ['a missing field', { username: undefined }, { username: '모든 필드를 입력해주세요' }],
    ['a blank name', { username: '   ' }, { username: '모든 필드를 입력해주세요' }],
    [
      'a name of 41 characters',
      { username: '가'.repeat(41) },
      { username: '이름은 40자까지 쓸 수 있어요' },
    ],
    [
      'a name of nothing visible',
      { username: '\u200b\u200b' },
      { username: '이름에 쓸 수 없는 문자가 있어요' },
    ],
    [
      'a name with a NUL',
      { username: 'a\u0000b' },
      { username: '이름에 쓸 수 없는 문자가 있어요' },
    ],
    [
      'an address without a form',
      { email: 'not an address' },
      { email: '이메일 주소 형식을 확인해주세요' },
    ],
    [
      'an address of 255',
      { email: `${'a'.repeat(243)}@example.com` },
      { email: '이메일은 254자까지 쓸 수 있어요' },
    ],
    ['a number for an address', { email: 7 }, { email: '올바른 값이 아니에요' }],
  ])('refuses %s and writes nothing', async (_title, values, details) => {
    const before = await countUsers();
    const answer = await register(values);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      success: false,
      error: '입력한 내용을 확인해주세요.',
      code: 'VALIDATION',
      details,
    });
    expect(await countUsers()).toBe(before);
  });

  test.each([
    ['6 characters', { password: '여섯글자비번', email: 'six@example.com' }],
    ['128 characters', { password: '🔒'.repeat(128), email: 'long@example.com' }],
    ['40 emoji in a name', { username: '😀'.repeat(40), email: 'emoji@example.com' }],
    ['SQL in the name', { username: "'; drop table users; --", email: 'sql@example.com' }],
    ['HTML in the name', { username: '<img src=x onerror=alert(1)>', email: 'html@example.com' }],
  ])('accepts %s', async (_title, values) => {
    const { password: _unseen, ...expected } = { password: '', ...values };
    const answer = await register(values);
    expect(answer.status).toBe(201);
    expect(answer.body['user']).toMatchObject(expected);
  });
});

describe('sign-in', () => {
  test('returns 200 with a valid token', async () => {
    const account = await registerAccount(context.client);
    const answer = await context.client.post('/api/auth/login', {
      email: ` ${account.email.toUpperCase()} `,
      password: account.password,
    });
    expect(answer.status).toBe(200);
    const me = await context.client.as(answer.body['token']).get('/api/auth/me');
    expect(me.body).toEqual({ success: true, user: answer.body['user'] });
  });

  test('returns the same error for a wrong password and an unknown email', async () => {
    const account = await registerAccount(context.client);
    const wrong = await context.client.post('/api/auth/login', {
      email: account.email,
      password: 'wrong one',
    });
    const unknown = await context.client.post('/api/auth/login', {
      email: 'nobody@example.com',
      password: 'wrong one',
    });
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect(wrong.body).toEqual(unknown.body);
    expect(wrong.body['code']).toBe('BAD_CREDENTIALS');
  });

  test('requires both fields', async () => {
    const answer = await context.client.post('/api/auth/login', { email: '', password: '' });
    expect(answer.body['details']).toEqual({
      email: '모든 필드를 입력해주세요',
      password: '모든 필드를 입력해주세요',
    });
  });

  test('responds in English when requested', async () => {
    const english = context.client.with({ 'accept-language': 'en-US,en;q=0.9,ko;q=0.8' });
    const answer = await english.post('/api/auth/register', {
      email: 'x',
      password: '1',
      username: '',
    });
    expect(answer.body['error']).toBe('Please check what you entered.');
    expect(answer.body['details']).toEqual({
      email: 'Please enter a valid email address',
      password: 'The password must be at least 6 characters',
      username: 'Please fill in all fields',
    });
  });
});

describe('the account', () => {
  test('has a profile with its creation date and number of sessions', async () => {
    const account = await registerAccount(context.client);
    const session = sessionOf(account.user.id);
    await context.database.db.insertInto('interview_sessions').values([session, session]).execute();
    const { body } = await account.client.get('/api/auth/profile');
    expect(body['user']).toEqual({
      ...account.user,
      createdAt: expect.any(String),
      sessionCount: 2,
    });
    expect(Date.parse(body['user'].createdAt)).not.toBeNaN();
  });

  test('exports everything as one file', async () => {
    const account = await registerAccount(context.client);
    await context.database.db
      .insertInto('interview_sessions')
      .values({
        ...sessionOf(account.user.id),
        main_category: 'university',
        sub_category: 'regular',
        question_count: 7,
      })
      .execute();
    const { body, headers } = await account.client.get('/api/auth/export');
    expect(headers['content-disposition']).toBe(
      'attachment; filename="daedap-export-2026-11-15.json"',
    );
    expect(body).toMatchObject({
      success: true,
      exportedAt: '2026-11-15T03:00:00.000Z',
      user: { email: account.email, sessionCount: 1 },
      sessions: [{ mainCategory: 'university', questionCount: 7, status: 'started' }],
    });
    expect(JSON.stringify(body)).not.toContain('argon2');
  });

  test('is deleted with its password and all its data, and its token becomes invalid', async () => {
    const account = await registerAccount(context.client);
    await context.database.db
      .insertInto('interview_sessions')
      .values(sessionOf(account.user.id))
      .execute();
    const answer = await account.client.delete('/api/auth/me', { password: account.password });
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    expect((await account.client.get('/api/auth/me')).body['code']).toBe('UNAUTHENTICATED');
    const left = await context.database.db
      .selectFrom('interview_sessions')
      .select('id')
      .where('user_id', '=', account.user.id)
      .execute();
    expect(left).toEqual([]);
    const again = await context.client.post('/api/auth/login', {
      email: account.email,
      password: account.password,
    });
    expect(again.status).toBe(401);
  });

  test('stays, and stays signed in, when the password is wrong', async () => {
    const account = await registerAccount(context.client);
    const answer = await account.client.delete('/api/auth/me', { password: 'not mine' });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      code: 'VALIDATION',
      details: { password: '비밀번호가 맞지 않아요' },
    });
    expect((await account.client.get('/api/auth/me')).status).toBe(200);
  });
});

async function countUsers(): Promise<number> {
  const { count } = await context.database.db
    .selectFrom('users')
    .select((from) => from.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

describe('consent', () => {
  test('is kept with its version, time and language when the form showed it', async () => {
    const english = context.client.with({ 'accept-language': 'en' });
    const { body } = await english.post('/api/auth/register', {
      email: 'agrees@example.com',
      password: 'secret',
      username: '지우',
      consent: policyVersion,
    });
    const client = context.client.as(body['token']);
    expect((await client.get('/api/auth/consent')).body).toEqual({
      success: true,
      current: policyVersion,
      agreed: { version: policyVersion, agreedAt: '2026-11-15T03:00:00.000Z' },
    });
    const { body: exported } = await client.get('/api/auth/export');
    expect(exported['consents']).toEqual([
      expect.objectContaining({ version: policyVersion, language: 'en', source: 'registration' }),
    ]);
  });

  test('to another version does not count, and can be given later, once', async () => {
    const { body } = await register({ email: 'older@example.com', consent: '2020-01-01' });
    const client = context.client.as(body['token']);
    expect((await client.get('/api/auth/consent')).body['agreed']).toBeNull();
    const wrong = await client.post('/api/auth/consent', { version: '2020-01-01' });
    expect(wrong.status).toBe(400);
    for (let count = 0; count < 2; count += 1) {
      const given = await client.post('/api/auth/consent', { version: policyVersion });
      expect(given.status).toBe(200);
    }
    const { body: exported } = await client.get('/api/auth/export');
    expect(exported['consents']).toHaveLength(1);
    expect(exported['consents'][0]).toMatchObject({ source: 'notice', version: policyVersion });
  });
});
