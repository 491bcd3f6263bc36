import type { AnyCall } from '@daedap/contract/call';
import { calls } from '@daedap/contract/calls';
import { beforeAll, expect, test } from 'vitest';
import { attackAppForFile } from './support/attack-app.ts';
import { goodRequest, nameOf } from './support/entries.ts';
import { expectContractResponse } from './support/expect-response.ts';
import { createPerson, type Person } from './support/person.ts';
import { listen, sendVerbatim } from './support/raw.ts';
import { addressOf, payloadOf, send } from './support/send.ts';
import { everyRow } from './support/snapshot.ts';

const context = attackAppForFile();
let person: Person;
let port: number;
beforeAll(async () => {
  port = await listen(context.app);
  person = await createPerson(context);
});
const named = (list: readonly AnyCall[]) => list.map((call) => [nameOf(call), call] as const);

/** Other ways to write the address of a call, for whoever compares addresses before they are read. */
const disguises: readonly ((path: string) => string)[] = [
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) => path.replace('/api/', '/api//'),
  (path) => path.replace('/api/', '/api/./'),
  (path) => path.replace('/api/', '/api/x/../'),
  (path) => path.replace('/api/', '/api/health/../'),
  (path) => path.replace('/api/', '/api/health/%2e%2e/'),
  (path) => path.replace('/api/', '/api%2f'),
  (path) => path.replace('/api/', '/API/'),
  (path) => path.replace('/api/', '/%61pi/'),
  (path) => path.replace('/api/', '\\api\\'),
  (path) => `${path};role=admin`,
  (path) => `${path}%00`,
  (path) => `${path}%00.json`,
  (path) => `${path}%20`,
  (path) => `${path}.json`,
  (path) => `${path}?token=x&access=public`,
  (path) => `${path}#x`,
  (path) => `http://127.0.0.1${path}`,
  (path) => `${path}/${'x'.repeat(12_000)}`,
];

test.each(named(calls.filter(({ access }) => access !== 'public')))(
  '%s cannot be reached around its guard',
  async (_name, call) => {
    const request = goodRequest(call, person);
    const { payload, contentType } = await payloadOf(call, request);
    const before = await everyRow(context.database);
    for (const disguise of disguises) {
      const url = disguise(addressOf(call, request));
      const headers = { ...(contentType && { 'content-type': contentType }) };
      const { status, body } = await sendVerbatim(port, {
        method: call.method,
        path: url,
        headers,
        payload,
      });
      expect([url, status >= 400 && status < 500, body]).toEqual([
        url,
        true,
        expect.stringContaining('"success":false'),
      ]);
    }
    expect(await everyRow(context.database)).toEqual(before);
  },
);

const values = [
  '..',
  '../../admin/overview',
  '..%2f..%2fadmin%2foverview',
  '%00',
  '\u0000',
  '0',
  '-1',
  '+1',
  '1e1',
  '0x1',
  '1.0',
  ' 1',
  '1 or 1=1',
  "1'--",
  '１',
  '2147483648',
  '99999999999999999999',
  'NaN',
  'null',
  '[object Object]',
  '__proto__',
  'constructor',
  'session-1-',
  `session-1-${'x'.repeat(90)}`,
  '가'.repeat(30),
  'x'.repeat(101),
  'x'.repeat(10_000),
];

test.each(named(calls.filter(({ params }) => params !== undefined)))(
  '%s responds 400 or 404 to an invalid id',
  async (_name, call) => {
    const good = goodRequest(call, person);
    const before = await everyRow(context.database);
    for (const name of Object.keys(good.params ?? {})) {
      for (const value of values) {
        const request = { ...good, params: { ...good.params, [name]: value } };
        const response = await send(context.app, call, { ...request, token: person.token });
        expectContractResponse(call, response);
        expect([value, [400, 404].includes(response.statusCode)]).toEqual([value, true]);
      }
    }
    expect(await everyRow(context.database)).toEqual(before);
  },
);

test.each([
  '/../package.json',
  '/%2e%2e/%2e%2e/package.json',
  '/..%2f..%2fpackage.json',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/secret',
  '/assets/....//....//package.json',
  '/assets/..\\..\\package.json',
  '/assets/..%5c..%5cpackage.json',
  '/assets/app-1a2b3c.js%00.html',
  '/assets//etc/passwd',
  '/.git/config',
  '/.data/secret',
  '/models/whisper-base/../../package.json',
  '/models/whisper-base/x/..%2f..%2fpackage.json',
  '/socket.io/../api/admin/overview',
  '/api/docs/static/..%2f..%2f..%2fpackage.json',
  '/api/docs/static/%2e%2e/%2e%2e/package.json',
  '/%',
  '/%E0%A4%A',
  '/%c0%ae%c0%ae/package.json',
])('%s serves no file that is not ours to serve', async (url) => {
  const { status, body } = await sendVerbatim(port, { method: 'GET', path: url });
  expect([400, 403, 404]).toContain(status);
  expect(body).not.toMatch(/"workspaces"|\[core\]|root:/);
});

test.each(['TRACE', 'PUT', 'PATCH', 'CONNECT', 'PROPFIND'])(
  'responds 404 to %s',
  async (method) => {
    for (const call of calls) {
      const response = await context.app.inject({
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a method that has no type is the point
        method: method as 'PUT',
        url: addressOf(call, goodRequest(call, person)),
        headers: { authorization: `Bearer ${person.token}` },
      });
      expect(response.statusCode).toBe(404);
    }
  },
);
