import { request as httpsRequest } from 'node:https';
import { text } from 'node:stream/consumers';
import { eventually } from '@daedap/server/test/eventually.ts';
import { clientOf, registerAccount } from '@daedap/server/test/http-client.ts';
import { formOf, sayText, startInterview } from '@daedap/server/test/interviews.ts';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startCrowd, type Crowd } from '../harness/crowd/crowd.ts';
import { expectNothingLost } from '../harness/crowd/expect-nothing-lost.ts';
import { print } from '../harness/progress.ts';
import type { ManagedProcess } from '../harness/server.ts';
import { type Deployment, startDeployment } from './deployment.ts';

const megabyte = 1024 * 1024;
let deployment: Deployment;
let postgres: Deployment['postgres'];
let ports: Deployment['ports'];
let nodes: Deployment['nodes'];
let nginx: Deployment['nginx'];
let address: string;

beforeAll(async () => {
  deployment = await startDeployment();
  ({ postgres, ports, nodes, nginx, address } = deployment);
});
afterAll(() => deployment?.stop());

describe('through TLS', () => {
  test('redirects plain HTTP to HTTPS and sets HSTS once', async () => {
    const plain = await fetch(`http://127.0.0.1:${ports.plain}/interview?x=1`, {
      redirect: 'manual',
    });
    expect(plain.status).toBe(301);
    expect(plain.headers.get('location')).toBe('https://127.0.0.1/interview?x=1');
    const response = await fetch(`${address}/api/health`);
    // Said twice it would be joined by a comma.
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000');
  });

  test('uses one request id in the response, the log of nginx and the log of the node', async () => {
    const response = await fetch(`${address}/api/health?secret=1`, {
      headers: { 'x-request-id': 'chosen-by-the-caller' },
    });
    const id = response.headers.get('x-request-id') ?? '';
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    await eventually(async () => expect(await nginx.accessLog()).toContain(id));
    await eventually(() =>
      expect(nodes.flatMap(logLines)).toContainEqual(
        expect.objectContaining({ msg: 'request', path: '/api/health', reqId: id }),
      ),
    );
    expect(await nginx.accessLog()).not.toContain('secret');
  });

  test('compresses a response once', async () => {
    const { client, token } = await registerAccount(clientOf(address));
    await startInterview(client, { count: 7 });
    await startInterview(client, { count: 7 });
    const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' };
    const response = await fetch(`${address}/api/auth/export`, { headers });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(await response.json()).toMatchObject({ success: true });
    const page = await fetch(address, { headers: { 'accept-encoding': 'gzip' } });
    expect(page.headers.get('content-encoding')).toBe('gzip');
    expect(await page.text()).toContain('<!doctype html>');
  });

  test('applies limits to the real client address, not to a forged X-Forwarded-For', async () => {
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
    'gets progress over %s from either node',
    async (transport) => {
      const { client, token } = await registerAccount(clientOf(address));
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
          const did = (node: ManagedProcess, msg: string) =>
            logLines(node).some((line) => line.msg === msg && line['answerId'] === answerId);
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

  test('streams a backup of 45 MB without a temporary file, and serves ranges of it', async () => {
    const { client } = await registerAccount(clientOf(address));
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

  test('refuses an upload above every limit with an error of the API', async () => {
    const { client } = await registerAccount(clientOf(address));
    const bytes = new Uint8Array(56 * megabyte);
    const form = formOf({}, { field: 'video', bytes, type: 'video/webm' });
    const { status, body } = await client.upload('/api/interview/submit', form);
    expect({ status, body }).toMatchObject({ status: 413, body: { code: 'FILE_TOO_LARGE' } });
  });
});

/** Few people without a pause between two steps, so that a request is always under way. */
const startVisitors = () => startCrowd([address], { users: 4, thinkMs: 60 });

const succeeded = ({ attempts }: Crowd, kind: 'read' | 'write') =>
  attempts.filter((attempt) => attempt.kind === kind && !attempt.failure).length;

const moreWrites = async (crowd: Crowd, more: number) => {
  const before = succeeded(crowd, 'write');
  await eventually(() => expect(succeeded(crowd, 'write')).toBeGreaterThan(before + more));
};

/** Requests that failed at first. A socket that was cut off connects again by itself. */
const failedRequests = ({ attempts }: Crowd) =>
  attempts.filter(({ kind, failure }) => kind !== 'wait' && failure);

/**
 * No read failed, and a write failed with 503 only: nginx does not repeat a POST whose connection a node has closed
 * unanswered, but the app does.
 */
async function expectOnlyRepeatedWrites(crowd: Crowd, title: string): Promise<void> {
  await crowd.stop();
  const failed = failedRequests(crowd);
  print(
    `${title}: ${succeeded(crowd, 'read')} reads and ${succeeded(crowd, 'write')} writes, ${failed.length} failed at first`,
  );
  const unexpected = failed.filter(
    ({ kind, failure }) => kind === 'read' || failure?.code !== 'UNAVAILABLE',
  );
  expect(unexpected).toEqual([]);
  await expectNothingLost({ connectionString: postgres.url() }, crowd);
}

describe('under a steady load', () => {
  test('kill -9 of a node fails no read, and no answer is lost or stored twice', async () => {
    const crowd = await startVisitors();
    await moreWrites(crowd, 8);
    await nodes[0].kill('SIGKILL');
    await moreWrites(crowd, 20);
    await nodes[0].restart();
    await expectOnlyRepeatedWrites(crowd, 'kill -9');
  });

  test('a rolling upgrade fails no read, and no answer is lost or stored twice', async () => {
    const crowd = await startVisitors();
    await moreWrites(crowd, 8);
    for (const node of nodes) {
      expect(await node.kill('SIGTERM')).toBe(0);
      await moreWrites(crowd, 8);
      await node.restart();
      await moreWrites(crowd, 8);
    }
    await expectOnlyRepeatedWrites(crowd, 'upgrade');
  });

  test('without any node the response is still an error of the API', async () => {
    for (const node of nodes) await node.kill('SIGTERM');
    const { status, body } = await clientOf(address).get('/api/health');
    expect({ status, body }).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    for (const node of nodes) await node.restart();
    await eventually(async () =>
      expect((await clientOf(address).get('/api/health')).status).toBe(200),
    );
  });
});

const logLine = z.looseObject({ msg: z.string(), reqId: z.string().optional() });

/** The whole lines of JSON in the log of a node. */
function logLines(node: ManagedProcess): z.output<typeof logLine>[] {
  const lines = node.log().split('\n').slice(0, -1);
  return lines.flatMap((line) => logLine.safeParse(parseJson(line)).data ?? []);
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    // A killed node may leave half a line.
    return undefined;
  }
}

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
      (response) => void text(response).then(() => resolve(response.statusCode ?? 0), reject),
    );
    sent.once('error', reject);
    sent.end(JSON.stringify(body));
  });
}
