import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { sayText, startInterview } from '../../test/interviews.ts';
import { clientOf, registerAccount } from '../../test/http-client.ts';
import { nodeEnv } from '../../test/node-env.ts';
import { type ServerProcess, spawnServer } from '../../test/server-process.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';

let database: TestDatabase;
let folder: string;
let nodes: ServerProcess[];
let addresses: [string, string];

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'daedap-nodes-'));
  const env = { ...nodeEnv(database, folder), LIMIT_ANALYSES: '12', LIMIT_CALLS: '40', STT: 'off' };
  nodes = [spawnServer(env), spawnServer(env)];
  addresses = [await nodes[0]!.ready, await nodes[1]!.ready];
});
afterAll(async () => {
  for (const node of nodes) node.child.kill('SIGTERM');
  await Promise.all(nodes.map((node) => node.ended));
  await database.close();
  await rm(folder, { recursive: true });
});

const newcomer = async () => {
  const { token } = await registerAccount(clientOf(addresses[0]));
  return { token, one: clientOf(addresses[0]).as(token), two: clientOf(addresses[1]).as(token) };
};

describe('two real nodes on one database', () => {
  test('start at most three active sessions together', async () => {
    const { one, two } = await newcomer();
    const body = {
      mainCategory: 'pressure',
      subCategory: 'stress',
      difficulty: 'beginner',
      count: 3,
    };
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        (index % 2 ? one : two).post('/api/ai/generate-questions', body),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([201, 201, 201, 409, 409, 409, 409, 409]);
    expect((await two.get('/api/interviews/sessions/active')).body['count']).toBe(3);
  });

  test('share idempotency keys', async () => {
    const { one, two } = await newcomer();
    const { sessionId, questions } = await startInterview(one);
    const key = { 'idempotency-key': 'the same' };
    const answers = await Promise.all(
      [one, two, one, two].map((node) => sayText(node.with(key), sessionId, questions[0]!.id)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body['answerId'])).size).toBe(1);
  });

  test('share the limit of analyses', async () => {
    const { one, two } = await newcomer();
    const statuses: number[] = [];
    for (let index = 0; index < 14; index += 1) {
      statuses.push((await sayText(index % 2 ? one : two, 999_999, 1)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 12 }, () => 404), 429, 429]);
  });

  test('share the limit of other calls', async () => {
    const { one, two } = await newcomer();
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => (index % 2 ? one : two).get('/api/auth/me')),
    );
    const allowed = answers.filter(({ status }) => status === 200).length;
    expect(allowed).toBeLessThanOrEqual(40);
    expect(allowed).toBeGreaterThanOrEqual(36);
  });

  test('forward the progress of an answer to a socket on the other node', async () => {
    const { one, token } = await newcomer();
    const { sessionId, questions } = await startInterview(one);
    const socket = io(addresses[1], { auth: { token }, transports: ['websocket'] });
    const seen: number[] = [];
    socket.on('analysisProgress', ({ progress }: { progress: number }) => seen.push(progress));
    await socket.timeout(120_000).emitWithAck('join-session', sessionId);
    await sayText(one, sessionId, questions[0]!.id);
    await eventually(() => expect(seen).toEqual([10, 70, 100]));
    socket.disconnect();
  });

  test('notice a deleted account at once', async () => {
    const { token, two } = await newcomer();
    expect((await two.get('/api/auth/me')).status).toBe(200);
    const gone = await fetch(`${addresses[0]}/api/auth/me`, {
      method: 'DELETE',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ password: 'correct horse' }),
    });
    expect(gone.status).toBe(200);
    await eventually(async () => expect((await two.get('/api/auth/me')).status).toBe(401));
  });

  test('stop without errors', async () => {
    for (const node of nodes) node.child.kill('SIGTERM');
    const ends = await Promise.all(nodes.map((node) => node.ended));
    expect(ends.map(({ code, errors }) => ({ code, errors }))).toEqual([
      { code: 0, errors: '' },
      { code: 0, errors: '' },
    ]);
  });
});
