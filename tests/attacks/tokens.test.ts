import { calls } from '@daedap/contract/calls';
import { SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { registerAccount, testSecret } from '@daedap/server/test/test-app.ts';
import { attackAppForFile } from './support/attack-app.ts';
import { goodRequest, nameOf } from './support/entries.ts';
import { createPerson, type Person } from './support/person.ts';
import { send } from './support/send.ts';
import { everyRow } from './support/snapshot.ts';

const context = attackAppForFile();
const guarded = calls.filter(({ access }) => access !== 'public');

let person: Person;
/** What the attacker has in hand, and what the server says to it. */
const tokens = new Map<string, { token: string | undefined; code: string }>();

beforeAll(async () => {
  person = await createPerson(context);
  const sub = String(person.userId);
  const now = Math.floor(context.clock.now().getTime() / 1000);
  const signed = (secret: string, { alg = 'HS256', exp = now + 3_600, iat = now } = {}) =>
    new SignJWT({ role: 'admin' })
      .setProtectedHeader({ alg })
      .setSubject(sub)
      .setIssuedAt(iat)
      .setExpirationTime(exp)
      .sign(new TextEncoder().encode(secret));
  const unsigned = new UnsecuredJWT({ role: 'admin' })
    .setSubject(sub)
    .setIssuedAt(now)
    .setExpirationTime(now + 3_600)
    .encode();
  const [head = '', payload = '', signature = ''] = person.token.split('.');
  const claims = JSON.stringify({ sub, role: 'admin', iat: now, exp: now + 3_600 });
  const forged = Buffer.from(claims).toString('base64url');
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  const gone = await registerAccount(context.client);
  await gone.client.delete('/api/auth/me', { password: gone.password });
  const refused = { code: 'UNAUTHENTICATED' };
  const expired = await signed(testSecret, { iat: now - 9_000, exp: now - 1 });
  const without = (claim: 'sub' | 'exp') => {
    const token = new SignJWT({ role: 'user' })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt(now);
    if (claim !== 'sub') token.setSubject(sub);
    if (claim !== 'exp') token.setExpirationTime(now + 3_600);
    return token.sign(new TextEncoder().encode(testSecret));
  };
  const given: Record<string, { token: string | undefined; code: string }> = {
    none: { token: undefined, ...refused },
    empty: { token: '', ...refused },
    nonsense: { token: 'x.y.z', ...refused },
    'of another secret': { token: await signed('another secret, just as long'), ...refused },
    'of an empty secret': { token: await signed('\u0000'), ...refused },
    'with another algorithm': { token: await signed(testSecret, { alg: 'HS512' }), ...refused },
    unsigned: { token: unsigned, ...refused },
    'unsigned with our signature': { token: `${none}.${payload}.${signature}`, ...refused },
    'with other claims': { token: `${head}.${forged}.${signature}`, ...refused },
    'without its signature': { token: `${head}.${payload}.`, ...refused },
    'without an account': { token: await without('sub'), ...refused },
    'without an end': { token: await without('exp'), ...refused },
    expired: { token: expired, code: 'TOKEN_EXPIRED' },
    'of a deleted account': { token: gone.token, ...refused },
    'ten thousand letters long': { token: 'a'.repeat(10_000), ...refused },
  };
  for (const [name, token] of Object.entries(given)) tokens.set(name, token);
});

test.each(guarded.map((call) => [nameOf(call), call] as const))(
  '%s refuses every invalid token, and changes nothing',
  async (_name, call) => {
    const request = goodRequest(call, person);
    const before = await everyRow(context.database);
    for (const [name, { token, code }] of tokens) {
      const response = await send(context.app, call, { ...request, token });
      expect([name, response.statusCode, response.json().code]).toEqual([name, 401, code]);
      expect(response.body).not.toContain(person.mark);
    }
    expect(await everyRow(context.database)).toEqual(before);
  },
);

test.each(
  calls.filter(({ access }) => access === 'admin').map((call) => [nameOf(call), call] as const),
)('%s is not for a plain user, whatever the token claims', async (_name, call) => {
  const now = Math.floor(context.clock.now().getTime() / 1000);
  const claimsMore = await new SignJWT({ role: 'admin', isAdmin: true })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(person.userId))
    .setIssuedAt(now)
    .setExpirationTime(now + 3_600)
    .sign(new TextEncoder().encode(testSecret));
  for (const token of [person.token, claimsMore]) {
    const response = await send(context.app, call, { ...goodRequest(call, person), token });
    expect([response.statusCode, response.json()]).toEqual([
      403,
      { success: false, code: 'FORBIDDEN', error: expect.any(String) },
    ]);
  }
});
