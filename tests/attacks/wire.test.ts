import { eventually } from '@daedap/server/test/eventually.ts';
import { login } from '@daedap/contract/calls/accounts';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '@daedap/server/test/test-app.ts';
import { attackAppForFile } from './support/attack-app.ts';
import { createPerson, type Person } from './support/person.ts';
import { listen, openRaw, sayRaw, statusesIn } from './support/raw.ts';

const context = attackAppForFile();
let person: Person;
let port: number;
beforeAll(async () => {
  person = await createPerson(context);
  port = await listen(context.app);
});

const health = 'GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n';
const sessions = () => context.database.db.selectFrom('interview_sessions').select('id').execute();
const post = (path: string, ...headers: string[]) =>
  [`POST ${path} HTTP/1.1`, 'host: x', 'content-type: application/json', ...headers, '', ''].join(
    '\r\n',
  );

describe('one request inside another', () => {
  const hidden = () =>
    `DELETE /api/recordings/sessions/${person.open.id} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${person.token}\r\n\r\n`;

  test.each([
    ['a length and chunks', ['content-length: 4', 'transfer-encoding: chunked']],
    ['two lengths', ['content-length: 4', 'content-length: 5']],
    ['a length with a sign', ['content-length: +4']],
    ['a length that is none', ['content-length: 0x4']],
    ['chunks written oddly', ['transfer-encoding: xchunked']],
    ['chunks twice', ['transfer-encoding: chunked, identity']],
    ['chunks after a tab', ['transfer-encoding:\tchunked', 'content-length: 4']],
    ['chunks on a second line', ['transfer-encoding:\r\n chunked', 'content-length: 4']],
    ['a name with a blank', ['transfer-encoding : chunked', 'content-length: 4']],
  ])('%s: the connection ends, and what follows is not read', async (_title, headers) => {
    const before = await sessions();
    const response = await sayRaw(port, `${post(login.path, ...headers)}0\r\n\r\n${hidden()}`);
    expect(statusesIn(response)).toEqual([400]);
    expect(await sessions()).toEqual(before);
  });

  test.each([
    ['no number', 'zz\r\n{}\r\n0\r\n\r\n'],
    ['a sign', '+2\r\n{}\r\n0\r\n\r\n'],
    ['more than there can be', 'ffffffffffffffffff\r\n{}\r\n0\r\n\r\n'],
    ['less than there is', '1\r\n{}\r\n0\r\n\r\n'],
    ['an extension without end', `2;${'x'.repeat(40_000)}\r\n{}\r\n0\r\n\r\n`],
  ])('chunks whose length is %s are refused', async (_title, chunks) => {
    const before = await sessions();
    const head = post(login.path, 'transfer-encoding: chunked');
    const response = await sayRaw(port, `${head}${chunks}${hidden()}`);
    expect(statusesIn(response).every((status) => status >= 400 && status < 500)).toBe(true);
    expect(await sessions()).toEqual(before);
  });
});

test('pipelined requests get their responses in order', async () => {
  const connection = openRaw(port);
  const me = `GET /api/auth/me HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${person.token}\r\n\r\n`;
  const nobody = 'GET /api/auth/me HTTP/1.1\r\nhost: x\r\n\r\n';
  connection.write((health + me + nobody).repeat(20));
  await eventually(() => expect(statusesIn(connection.soFar())).toHaveLength(60));
  const statuses = statusesIn(connection.soFar());
  expect(statuses).toEqual(Array.from({ length: 20 }, () => [200, 200, 401]).flat());
  connection.end();
});

describe('a slow client', () => {
  /** The same server with its limits in seconds instead of minutes. */
  async function impatient() {
    const other = await createTestApp(context.database);
    const { server } = other.app;
    // Node looks for slow requests so often; it is read once, when the server begins to listen.
    Object.assign(server, { connectionsCheckingInterval: 20 });
    server.headersTimeout = 3_000;
    server.requestTimeout = 6_000;
    return { app: other.app, slowPort: await listen(other.app) };
  }

  test('has a minute for headers and five for a body, and idle connections are closed', () => {
    const { headersTimeout, requestTimeout, keepAliveTimeout } = context.app.server;
    expect(headersTimeout).toBeLessThanOrEqual(60_000);
    expect(requestTimeout).toBe(5 * 60_000);
    expect(keepAliveTimeout).toBeGreaterThan(0);
    expect(keepAliveTimeout).toBeLessThanOrEqual(75_000);
  });

  test('is disconnected, and others are served meanwhile', async () => {
    const { app, slowPort } = await impatient();
    const token = `authorization: Bearer ${person.token}`;
    const form = 'content-type: multipart/form-data; boundary=x';
    const slow = [
      'GET /api/health HT',
      'GET /api/health HTTP/1.1\r\nhost: x\r\nx-slow: ',
      `${post(login.path, 'content-length: 1000')}{"email":`,
      `${post(login.path, 'transfer-encoding: chunked')}5\r\n{"ema`,
      `POST /api/interviews/analyze-audio HTTP/1.1\r\nhost: x\r\n${token}\r\n${form}\r\ncontent-length: 1000000\r\n\r\n--x\r\n`,
    ].flatMap((bytes) => Array.from({ length: 20 }, () => bytes));
    const connections = slow.map((bytes) => {
      const connection = openRaw(slowPort);
      connection.write(bytes);
      return connection;
    });
    expect((await fetch(`http://127.0.0.1:${slowPort}/api/health`)).status).toBe(200);
    const responses = await Promise.all(connections.map(({ whole }) => whole));
    for (const response of responses) {
      expect(statusesIn(response).every((status) => status >= 400 && status < 500)).toBe(true);
    }
    expect((await fetch(`http://127.0.0.1:${slowPort}/api/health`)).status).toBe(200);
    await app.close();
    const left = context.database.db.selectFrom('uploads').select('id').execute();
    expect(await left).toEqual([]);
  });
});
