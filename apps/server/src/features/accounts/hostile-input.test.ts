import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { registerAccount, testSecret, testAppForFile } from '../../../test/test-app.ts';

const context = testAppForFile({ LIMIT_REGISTRATIONS: '1000', LIMIT_ADDRESS_SIGN_INS: '1000' });

const raw = (payload: string, type = 'application/json') =>
  context.app.inject({
    method: 'POST',
    url: '/api/auth/register',
    headers: { 'content-type': type },
    payload,
  });

describe('an invalid body', () => {
  test.each([
    ['1 MB of JSON', JSON.stringify({ email: 'x'.repeat(1_000_000) }), 413, 'FILE_TOO_LARGE'],
    ['cut-off JSON', '{"email": "a', 400, 'BAD_JSON'],
    ['nothing', '', 400, 'BAD_JSON'],
    ['null', 'null', 400, 'VALIDATION'],
    ['a list', '[]', 400, 'VALIDATION'],
    ['a number', '7', 400, 'VALIDATION'],
    ['__proto__', '{"__proto__": {"role": "admin"}}', 400, 'BAD_JSON'],
    ['constructor.prototype', '{"constructor": {"prototype": {"role": "admin"}}}', 400, 'BAD_JSON'],
    ['deep nesting', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, 400, 'VALIDATION'],
  ])('%s is refused', async (_title, payload, status, code) => {
    const answer = await raw(payload);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ success: false, code, error: expect.any(String) });
  });

  test.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x'])(
    'of type %s is refused with 415',
    async (type) => {
      const answer = await raw('{}', type);
      expect(answer.statusCode).toBe(415);
      expect(answer.json().code).toBe('UNSUPPORTED_MEDIA');
    },
  );

  test('explains a 413 in its details', async () => {
    const answer = await raw(JSON.stringify({ email: 'x'.repeat(300_000) }));
    expect(answer.json().details).toBe('보낸 내용이 너무 커요.');
  });
});

test('extra fields are dropped: nobody registers as an admin', async () => {
  const answer = await context.client.post('/api/auth/register', {
    email: 'extra@example.com',
    password: 'secret',
    username: 'x',
    role: 'admin',
    id: 1,
    unknown: { nested: true },
  });
  expect(answer.status).toBe(201);
  expect(answer.body['user'].role).toBe('user');
});

describe('SQL and HTML', () => {
  const nasty = [
    `'; drop table users; --`,
    `" or ""="`,
    `<script>alert(1)</script>`,
    '%00',
    '${7*7}',
    '\\',
  ];
  test.each(nasty)('%s does not sign in and breaks nothing', async (text) => {
    const answer = await context.client.post('/api/auth/login', { email: text, password: text });
    expect(answer.status).toBe(401);
    expect((await registerAccount(context.client)).token).toEqual(expect.any(String));
  });

  test('a NUL in the email is refused before it reaches the database', async () => {
    const answer = await context.client.post('/api/auth/login', {
      email: 'a\u0000@b.co',
      password: 'x',
    });
    expect(answer.body).toMatchObject({
      code: 'VALIDATION',
      details: { email: expect.any(String) },
    });
  });
});

describe('a token', () => {
  const codeFor = async (authorization: string) => {
    const answer = await context.client.with({ authorization }).get('/api/auth/me');
    expect(answer.status).toBe(401);
    return answer.body['code'];
  };
  const signed = (secret: string, claims: { sub?: string; exp?: number | string } = {}) => {
    const token = new SignJWT({ role: 'admin' }).setProtectedHeader({ alg: 'HS256' }).setIssuedAt();
    return token
      .setSubject(claims.sub ?? '1')
      .setExpirationTime(claims.exp ?? '7d')
      .sign(new TextEncoder().encode(secret));
  };

  test('is required', async () => {
    expect((await context.client.get('/api/auth/me')).body).toEqual({
      success: false,
      error: '로그인이 필요해요.',
      code: 'UNAUTHENTICATED',
    });
  });

  test('that has expired is reported as such', async () => {
    const account = await registerAccount(context.client);
    context.clock.advanceDays(7.01);
    const code = await codeFor(`Bearer ${account.token}`);
    context.clock.advanceDays(-7.01);
    expect(code).toBe('TOKEN_EXPIRED');
  });

  test('is valid for seven days', async () => {
    const account = await registerAccount(context.client);
    context.clock.advanceDays(6.99);
    const answer = await account.client.get('/api/auth/me');
    context.clock.advanceDays(-6.99);
    expect(answer.status).toBe(200);
  });

  test('with another key, without a signature or without an account is refused', async () => {
    const unsigned = new UnsecuredJWT({ role: 'admin' })
      .setSubject('1')
      .setIssuedAt()
      .setExpirationTime('7d')
      .encode();
    expect(await codeFor(`Bearer ${await signed('another secret, just as long')}`)).toBe(
      'UNAUTHENTICATED',
    );
    expect(await codeFor(`Bearer ${unsigned}`)).toBe('UNAUTHENTICATED');
    expect(await codeFor(`Bearer ${await signed(testSecret, { sub: '999999' })}`)).toBe(
      'UNAUTHENTICATED',
    );
    expect(await codeFor(`Bearer ${await signed(testSecret, { sub: '1 or 1=1' })}`)).toBe(
      'UNAUTHENTICATED',
    );
    expect(await codeFor(`Bearer ${await signed(testSecret, { sub: '99999999999999' })}`)).toBe(
      'UNAUTHENTICATED',
    );
  });

  test.each([
    'Bearer',
    'Bearer ',
    'Basic YTpi',
    'Bearer a.b.c',
    'Bearer a.b.c and more',
    'Bearer null',
    `Bearer ${'x'.repeat(5000)}`,
  ])('such as %s is refused', async (authorization) => {
    expect(await codeFor(authorization)).toBe('UNAUTHENTICATED');
  });

  test('of a deleted account is refused, also for a new account with the same email', async () => {
    const account = await registerAccount(context.client);
    await account.client.delete('/api/auth/me', { password: account.password });
    await context.client.post('/api/auth/register', {
      email: account.email,
      password: 'secret',
      username: 'again',
    });
    expect(await codeFor(`Bearer ${account.token}`)).toBe('UNAUTHENTICATED');
  });
});
