import { calls } from '@daedap/contract/calls';
import { pages } from '@daedap/contract/pages';
import { beforeAll, expect, test } from 'vitest';
import { attackAppForFile } from './support/attack-app.ts';
import { goodRequest, nameOf } from './support/entries.ts';
import { createPerson, type Person } from './support/person.ts';
import { addressOf, send } from './support/send.ts';
import { everyRow } from './support/snapshot.ts';

const context = attackAppForFile({ ALLOWED_ORIGINS: 'https://app.example' });
let person: Person;
beforeAll(async () => {
  person = await createPerson(context);
});

const evil = 'https://evil.example';
const named = calls.map((call) => [nameOf(call), call] as const);

/** What another site's page can send without being asked whether it may. */
const simpleTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
];

test.each(named)('%s: another site cannot call it for a visitor', async (_name, call) => {
  const request = goodRequest(call, person);
  const before = await everyRow(context.database);
  for (const contentType of simpleTypes) {
    const response = await context.app.inject({
      method: call.method,
      url: addressOf(call, request),
      // A browser sends cookies by itself; nothing of ours is in them.
      headers: {
        origin: evil,
        'sec-fetch-site': 'cross-site',
        cookie: `token=${person.token}; authorization=Bearer ${person.token}`,
        ...(call.method !== 'GET' && { 'content-type': contentType }),
      },
      ...(call.method !== 'GET' && { payload: JSON.stringify(request.body ?? {}) }),
    });
    const expected = call.access === 'public' ? [200, 415] : [401];
    expect(expected).toContain(response.statusCode);
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
    expect(response.headers['access-control-allow-credentials']).toBeUndefined();
  }
  // Anybody may ask for a challenge to sign in with; it belongs to nobody and proves nothing.
  const { passkey_challenges: _, ...after } = await everyRow(context.database);
  expect(before).toMatchObject(after);
});

test.each([
  evil,
  'null',
  'https://app.example.evil.example',
  'https://evilapp.example',
  'http://app.example',
  'https://app.example:8443',
  'HTTPS://APP.EXAMPLE',
  'https://app.example/',
])('%s may not read a response', async (origin) => {
  for (const call of calls) {
    const request = { ...goodRequest(call, person), token: 'x', headers: { origin } };
    const { headers } = await send(context.app, call, request);
    expect(headers['access-control-allow-origin']).toBeUndefined();
    const asked = await context.app.inject({
      method: 'OPTIONS',
      url: addressOf(call, request),
      headers: {
        origin,
        'access-control-request-method': call.method,
        'access-control-request-headers': 'authorization',
      },
    });
    expect(asked.headers['access-control-allow-origin']).toBeUndefined();
  }
});

test('no response sets a cookie, and no page may be framed', async () => {
  for (const call of calls) {
    const token = person.token;
    const { headers } = await send(context.app, call, { ...goodRequest(call, person), token });
    expect([nameOf(call), headers['set-cookie']]).toEqual([nameOf(call), undefined]);
  }
  for (const url of [...Object.values(pages), '/api/docs', '/nothing', '/socket.io/?EIO=4']) {
    const { headers } = await context.app.inject({ method: 'GET', url });
    expect([url, headers['set-cookie']]).toEqual([url, undefined]);
    expect([url, headers['x-frame-options']]).toEqual([url, 'DENY']);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  }
});
