import { calls } from '@daedap/contract/calls';
import { getMe } from '@daedap/contract/calls/accounts';
import { beforeAll, describe, expect, test } from 'vitest';
import { clientOf, createTestApp } from '@daedap/server/test/test-app.ts';
import { attackAppForFile } from './support/attack-app.ts';
import { goodRequest, nameOf, refusals } from './support/entries.ts';
import { expectContractResponse } from './support/expect-response.ts';
import { createPerson, type Person } from './support/person.ts';
import { listen, sayRaw, statusesIn } from './support/raw.ts';
import { send } from './support/send.ts';
import { everyRow } from './support/snapshot.ts';

const context = attackAppForFile();
let person: Person;
let port: number;
beforeAll(async () => {
  person = await createPerson(context);
  port = await listen(context.app);
});

const evil = 'evil.example';

/** What a careless server takes for the truth about where a request comes from, or what it wants. */
const tricks: Record<string, string> = {
  host: evil,
  'x-forwarded-for': '127.0.0.1, ::1',
  'x-forwarded-host': evil,
  'x-forwarded-proto': 'javascript',
  'x-real-ip': '127.0.0.1',
  forwarded: `for=127.0.0.1;host=${evil}`,
  'x-original-url': '/api/health',
  'x-rewrite-url': '/api/health',
  'x-http-method-override': 'DELETE',
  'x-method-override': 'DELETE',
  'x-user-id': '1',
  'x-role': 'admin',
  'accept-language': `en;q=NaN, ${'ko,'.repeat(2_000)}`,
  accept: 'text/html',
  cookie: 'token=x; session=x; __proto__=x',
  range: 'bytes=0-0,-1,9-1',
  'if-none-match': '*',
  'if-modified-since': 'never',
  te: 'trailers',
  via: evil,
};

describe('headers that claim something', () => {
  test.each(calls.map((call) => [nameOf(call), call] as const))(
    '%s ignores all of them',
    async (name, call) => {
      const request = goodRequest(call, person);
      const before = await everyRow(context.database);
      const response = await send(context.app, call, { ...request, headers: tricks });
      expectContractResponse(call, response);
      const expected = call.access === 'public' ? (refusals[name] ?? call.status) : 401;
      expect(response.statusCode).toBe(expected);
      expect(response.body + JSON.stringify(response.headers)).not.toContain(evil);
      // The public calls do what they are for.
      const after = call.access === 'public' ? before : await everyRow(context.database);
      expect(after).toEqual(before);
    },
  );

  test('ignores a method in a header', async () => {
    for (const name of ['x-http-method-override', 'x-http-method', 'x-method-override']) {
      const address = `/api/recordings/sessions/${person.open.id}`;
      const headers = { authorization: `Bearer ${person.token}`, [name]: 'DELETE' };
      const posted = await context.app.inject({ method: 'POST', url: address, headers });
      expect(posted.statusCode).toBe(404);
      const got = await context.app.inject({ method: 'GET', url: `${address}/answers`, headers });
      expect(got.statusCode).toBe(200);
    }
  });

  test('applies limits to the real address, not to one in a header', async () => {
    const other = await createTestApp(context.database, { LIMIT_REGISTRATIONS: '1' });
    const statuses: number[] = [];
    for (const place of [1, 2, 3]) {
      const client = clientOf(other.app).with({
        'x-forwarded-for': `203.0.113.${place}`,
        'x-real-ip': `203.0.113.${place}`,
        forwarded: `for=203.0.113.${place}`,
      });
      const values = { email: `hop${place}@example.com`, password: 'secret', username: 'x' };
      statuses.push((await client.post('/api/auth/register', values)).status);
    }
    await other.app.close();
    // Someone of this address has registered before.
    expect(statuses).toEqual([429, 429, 429]);
  });
});

describe('headers as no browser sends them', () => {
  const me = (...headers: string[]) =>
    sayRaw(
      port,
      `GET ${getMe.path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${headers.map((header) => `${header}\r\n`).join('')}\r\n`,
    );

  test('uses the first of two tokens', async () => {
    const good = `authorization: Bearer ${person.token}`;
    const bad = 'authorization: Bearer x.y.z';
    expect(statusesIn(await me(good))).toEqual([200]);
    expect(statusesIn(await me(bad, good))).toEqual([401]);
    expect(statusesIn(await me(`authorization: Bearer x, Bearer ${person.token}`))).toEqual([401]);
  });

  test.each([
    ['a line break in a value', 'x-request-id: abcdefgh\r\n set-cookie: a=b'],
    ['a lone line break', 'x-request-id: abcdefgh\nset-cookie: a=b'],
    ['a lone return', 'x-request-id: abcdefgh\rset-cookie: a=b'],
    ['encoded ones', 'x-request-id: abcdefgh%0d%0aset-cookie:%20a=b'],
    ['NUL', 'x-request-id: abcd\u0000efgh'],
    ['a blank before the colon', 'authorization : Bearer x'],
    ['no name', ': x'],
    ['a name with a blank', 'x y: z'],
  ])('%s makes no header of ours', async (_title, header) => {
    const response = await me(header);
    expect([400, 401]).toContain(statusesIn(response)[0]);
    expect(response.toLowerCase()).not.toContain('set-cookie');
    expect(response).not.toContain('abcdefgh\r\n');
  });

  test.each([
    ['a header of 20,000 letters', `x: ${'y'.repeat(20_000)}`],
    ['a token of 20,000 letters', `authorization: Bearer ${'y'.repeat(20_000)}`],
    ['3,000 headers', Array.from({ length: 3_000 }, (_, at) => `x${at}: y`).join('\r\n')],
    ['a protocol that is none', 'upgrade: h2c\r\nhttp2-settings: x'],
    ['an expectation that nobody meets', 'expect: 200-ok'],
  ])('%s is refused', async (_title, header) => {
    const [status = 0] = statusesIn(await me(header));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  test('refuses a request without a host, and never echoes a second host', async () => {
    const close = 'connection: close\r\n\r\n';
    expect(statusesIn(await sayRaw(port, `GET /api/auth/me HTTP/1.1\r\n${close}`))).toEqual([400]);
    const two = `GET /api/auth/me HTTP/1.1\r\nhost: a\r\nhost: ${evil}\r\n${close}`;
    expect(await sayRaw(port, two)).not.toContain(evil);
  });
});
