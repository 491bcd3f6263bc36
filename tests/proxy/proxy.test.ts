import { request as httpsRequest } from 'node:https';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '@daedap/server/src/database/embedded/embedded-postgres.ts';
import { eventually } from '@daedap/server/test/eventually.ts';
import { formOf, sayText, startInterview } from '@daedap/server/test/interviews.ts';
import pg from 'pg';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientOf, registerOn } from './support/client.ts';
import { type Nginx, type Ports, startNginx } from './support/nginx.ts';
import { freePort } from '../../scripts/lib/free-port.ts';
import { type LoggedNode, startNode } from './support/nodes.ts';
import { startVisitors } from './support/visitors.ts';

const megabyte = 1024 * 1024;
const endless = '1000000';
let folder: string;
let postgres: EmbeddedPostgres;
let ports: Ports;
let nodes: readonly [LoggedNode, LoggedNode];
let nginx: Nginx;
let address: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'daedap-proxy-'));
  const fail = (error: Error) => {
    throw error;
  };
  postgres = await startEmbeddedPostgres(join(folder, 'database'), {
    say: () => undefined,
    signal: new AbortController().signal,
    onTrouble: fail,
    onLost: fail,
  });
  const { host, user, database } = postgres.connection;
  const env = {
    DATABASE_URL: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
    DATA_DIR: join(folder, 'data'),
    JWT_SECRET: 'sixteen letters or more',
    TRUST_PROXY: '127.0.0.1',
    DRAIN_SECONDS: '20',
    STT: 'off',
    LIMIT_CALLS: endless,
    LIMIT_ANALYSES: endless,
    LIMIT_REGISTRATIONS: '30',
  };
  ports = {
    nodes: [await freePort(), await freePort()],
    plain: await freePort(),
    tls: await freePort(),
  };
  nodes = [await startNode(env, ports.nodes[0]), await startNode(env, ports.nodes[1])];
  nginx = await startNginx(folder, ports);
  setDefaultCACertificates([...getCACertificates('default'), nginx.certificate]);
  address = `https://127.0.0.1:${ports.tls}`;
  await eventually(() => fetch(`${address}/api/health`));
});
afterAll(async () => {
  await nginx?.stop();
  for (const node of nodes ?? []) await node.end('SIGTERM');
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('through TLS', () => {
  test('who comes without it is sent to it, and is told to stay', async () => {
    const plain = await fetch(`http://127.0.0.1:${ports.plain}/interview?x=1`, {
      redirect: 'manual',
    });
    expect(plain.status).toBe(301);
    expect(plain.headers.get('location')).toBe('https://127.0.0.1/interview?x=1');
    const answer = await fetch(`${address}/api/health`);
    // Said twice it would be joined by a comma.
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000');
  });

  test('the id of a request is the same in the answer, in the log of nginx and in that of a node', async () => {
    const answer = await fetch(`${address}/api/health?secret=1`, {
      headers: { 'x-request-id': 'chosen-by-the-caller' },
    });
    const id = answer.headers.get('x-request-id') ?? '';
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    await eventually(async () => expect(await nginx.accessLog()).toContain(id));
    await eventually(() =>
      expect(nodes.flatMap((node) => node.log())).toContainEqual(
        expect.objectContaining({ msg: 'request', path: '/api/health', reqId: id }),
      ),
    );
    expect(await nginx.accessLog()).not.toContain('secret');
  });

  test('an answer is compressed once', async () => {
    const { client, token } = await registerOn(address);
    await startInterview(client, { count: 7 });
    await startInterview(client, { count: 7 });
    const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' };
    const answer = await fetch(`${address}/api/auth/export`, { headers });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(await answer.json()).toMatchObject({ success: true });
    const page = await fetch(address, { headers: { 'accept-encoding': 'gzip' } });
    expect(page.headers.get('content-encoding')).toBe('gzip');
    expect(await page.text()).toContain('<!doctype html>');
  });

  test('limits see who is behind the proxy, whatever he says of himself', async () => {
    const register = (from: string, name: string) =>
      postFrom(from, '/api/auth/register', {
        email: `${name}@example.com`,
        password: 'correct horse',
        username: 'x',
      });
    const statuses: number[] = [];
    for (let index = 0; index < 31; index += 1) {
      statuses.push(await register('127.0.0.77', `many${index}`));
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 201), 429]);
    expect(await register('127.0.0.78', 'other')).toBe(201);
  });
});

describe('an interview', () => {
  test.each(['websocket', 'polling'])(
    'hears by %s what happened on either node',
    async (transport) => {
      const { client, token } = await registerOn(address);
      const { sessionId, questions } = await startInterview(client);
      const socket = io(address, { auth: { token }, transports: [transport], forceNew: true });
      const heard: number[] = [];
      socket.on('analysisProgress', ({ answerId, progress }: Record<string, number>) => {
        if (progress === 100) heard.push(answerId ?? 0);
      });
      const joined: unknown = await socket.timeout(10_000).emitWithAck('join-session', sessionId);
      expect(joined).toMatchObject({ success: true });
      const answered: number[] = [];
      const ranElsewhere = () =>
        answered.some((answerId) => {
          const did = (node: LoggedNode, msg: string) =>
            node.log().some((line) => line.msg === msg && line['answerId'] === answerId);
          const [one, other] = nodes;
          return (
            (did(one, 'job done') && did(other, 'progress sent')) ||
            (did(other, 'job done') && did(one, 'progress sent'))
          );
        });
      // Which node takes a job is up to the queue.
      for (let round = 0; round < 40 && !ranElsewhere(); round += 1) {
        const { status, body } = await sayText(client, sessionId, questions[round % 3]!.id);
        expect(status).toBe(200);
        answered.push(Number(body['answerId']));
        await eventually(() => expect(heard).toEqual(answered));
      }
      expect(ranElsewhere()).toBe(true);
      socket.disconnect();
    },
  );

  test('a backup of 45 MB goes through without a detour, and can be read in parts', async () => {
    const { client } = await registerOn(address);
    const { sessionId, questions } = await startInterview(client);
    const questionId = questions[0]!.id;
    await sayText(client, sessionId, questionId);
    const bytes = new Uint8Array(45 * megabyte).map((_, index) => index % 251);
    bytes.set([0x1a, 0x45, 0xdf, 0xa3]);
    const form = formOf(
      { sessionId, questionId, duration: 9 },
      { field: 'video', bytes, type: 'video/webm' },
    );
    expect((await client.upload('/api/interview/submit', form)).status).toBe(200);
    expect(await nginx.errorLog()).not.toContain('temporary file');

    const { body } = await client.get(`/api/recordings/sessions/${sessionId}/answers`);
    const link = `${address}${body['answers'][0].backup.url}`;
    const from = 40 * megabyte;
    const part = await fetch(link, { headers: { range: `bytes=${from}-${from + 999}` } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes ${from}-${from + 999}/${45 * megabyte}`);
    const read = new Uint8Array(await part.arrayBuffer());
    expect(Buffer.compare(read, bytes.subarray(from, from + 1_000))).toBe(0);
  });

  test('what is larger than anything may be is refused in the words of the API', async () => {
    const { client } = await registerOn(address);
    const bytes = new Uint8Array(56 * megabyte);
    const form = formOf({}, { field: 'video', bytes, type: 'video/webm' });
    const { status, body } = await client.upload('/api/interview/submit', form);
    expect({ status, body }).toMatchObject({ status: 413, body: { code: 'FILE_TOO_LARGE' } });
  });
});

describe('under a steady load', () => {
  test('kill -9 of a node fails no read, and no answer is lost or taken twice', async () => {
    const visitors = await startVisitors(address, { people: 4, repeat: true });
    await eventually(() => expect(visitors.counts().writes).toBeGreaterThan(8));
    await nodes[0].end('SIGKILL');
    const { writes } = visitors.counts();
    await eventually(() => expect(visitors.counts().writes).toBeGreaterThan(writes + 20));
    await nodes[0].start();
    await visitors.stop();
    const failed = visitors.failures();
    report('kill -9', visitors.counts(), failed);
    expect(failed.filter((line) => line.startsWith('GET'))).toEqual([]);
    expect(failed.filter((line) => !line.includes('UNAVAILABLE'))).toEqual([]);
    expect(await storedOf([...visitors.kept()])).toBe(visitors.kept().size);
  });

  test('an upgrade of one node after the other fails nothing at all', async () => {
    const visitors = await startVisitors(address, { people: 4, repeat: false });
    await eventually(() => expect(visitors.counts().writes).toBeGreaterThan(8));
    for (const node of nodes) {
      expect(await node.end('SIGTERM')).toBe(0);
      const { writes } = visitors.counts();
      await eventually(() => expect(visitors.counts().writes).toBeGreaterThan(writes + 8));
      await node.start();
      const after = visitors.counts().writes;
      await eventually(() => expect(visitors.counts().writes).toBeGreaterThan(after + 8));
    }
    await visitors.stop();
    report('upgrade', visitors.counts(), visitors.failures());
    expect(visitors.failures()).toEqual([]);
    expect(await storedOf([...visitors.kept()])).toBe(visitors.kept().size);
  });

  test('without any node the answer is still one of the API', async () => {
    for (const node of nodes) await node.end('SIGTERM');
    const { status, body } = await clientOf(address).get('/api/health');
    expect({ status, body }).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    for (const node of nodes) await node.start();
    await eventually(async () =>
      expect((await clientOf(address).get('/api/health')).status).toBe(200),
    );
  });
});

/** Sends from another address of this machine. */
function postFrom(localAddress: string, path: string, body: object): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = httpsRequest(
      `${address}${path}`,
      {
        method: 'POST',
        localAddress,
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' },
        agent: false,
      },
      (answer) => void text(answer).then(() => resolve(answer.statusCode ?? 0), reject),
    );
    sent.once('error', reject);
    sent.end(JSON.stringify(body));
  });
}

/** How many answers the database has under these keys. */
async function storedOf(keys: readonly string[]): Promise<number> {
  const client = new pg.Client(postgres.connection);
  await client.connect();
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int from answers where idempotency_key = any($1)',
    [keys],
  );
  await client.end();
  return rows[0]?.count ?? 0;
}

function report(title: string, counts: { reads: number; writes: number }, failed: string[]): void {
  process.stdout.write(
    `${title}: ${counts.reads} reads and ${counts.writes} answers, ${failed.length} failed at first\n`,
  );
}
