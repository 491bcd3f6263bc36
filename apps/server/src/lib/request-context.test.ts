import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { sayText, startInterview } from '../../test/interviews.ts';
import { type ScriptedModel, startScriptedModel } from '../../test/scripted-model.ts';
import { createTestApp, registerAccount, testAppForFile } from '../../test/test-app.ts';
import { withRequestId } from './request-context.ts';

let model: ScriptedModel;
let other: Awaited<ReturnType<typeof createTestApp>>;
let socket: Socket;
const env: Record<string, string> = { AI_MODEL: 'some-model' };
beforeAll(async () => {
  model = await startScriptedModel();
  env['AI_BASE_URL'] = model.baseUrl;
});
const context = testAppForFile(env);
beforeAll(async () => {
  other = await createTestApp(context.database, env);
  await other.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  socket?.disconnect();
  await other.app.close();
  await model.close();
});

type Line = { msg: string; reqId?: string; [field: string]: unknown };

const linesOf = (logs: string[]) => logs.map((line) => JSON.parse(line) as Line);
const linesAbout = (id: string) =>
  [...linesOf(context.logs), ...linesOf(other.logs)].filter(({ reqId }) => reqId === id);

test('the request id is passed to the job, the language model and the socket of another node', async () => {
  const { client, token } = await registerAccount(context.client);
  const { sessionId, questions } = await startInterview(client);
  const { port } = other.app.server.address() as AddressInfo;
  socket = io(`http://127.0.0.1:${port}`, {
    auth: { token },
    transports: ['websocket'],
    extraHeaders: { 'x-request-id': 'the-socket' },
  });
  await socket.timeout(120_000).emitWithAck('join-session', sessionId);

  const asked = client.with({ 'x-request-id': 'the-request' });
  const { body } = await sayText(asked, sessionId, questions[0]!.id);
  const answerId = body['answerId'];

  await eventually(() =>
    expect(linesAbout('the-request').map(({ msg }) => msg)).toEqual(
      expect.arrayContaining(['request', 'job done', 'progress sent']),
    ),
  );
  const lines = linesAbout('the-request');
  expect(lines).toContainEqual(
    expect.objectContaining({ msg: 'job done', queue: 'analyse-text', answerId }),
  );
  // The socket is on the other node, so the line is in its log.
  const sent = { msg: 'progress sent', step: 'done', reqId: 'the-request', answerId };
  await eventually(() => expect(linesOf(other.logs)).toContainEqual(expect.objectContaining(sent)));
  const judged = model.requests.find(({ name }) => name === 'evaluation');
  expect(judged?.headers['x-request-id']).toBe('the-request');

  socket.disconnect();
  await eventually(() =>
    expect(linesAbout('the-socket').map(({ msg }) => msg)).toEqual([
      'socket connected',
      'socket joins',
      'socket disconnected',
    ]),
  );
});

test('the job stores the request id', async () => {
  const { queue, database } = context.services;
  await withRequestId('long-ago', () => queue.send(database.db, 'analyse-text', { answerId: 1 }));
  await eventually(() =>
    expect(linesAbout('long-ago')).toContainEqual(
      expect.objectContaining({ msg: 'job done', answerId: 1 }),
    ),
  );
  const { rows } = await database.pool.query(
    `select data from pgboss.job where data->>'requestId' = 'long-ago'`,
  );
  expect(rows).toEqual([{ data: { answerId: 1, requestId: 'long-ago' } }]);
});

test('errors in a job are logged with the request id', async () => {
  const { client } = await registerAccount(context.client);
  const { sessionId, questions } = await startInterview(client);
  model.reply((_, response) => void response.writeHead(500).end());
  const asked = client.with({ 'x-request-id': 'an-unlucky-one' });
  await sayText(asked, sessionId, questions[0]!.id);
  expect(linesAbout('an-unlucky-one').map(({ msg }) => msg)).toContain(
    'the language model failed: the embedded coach takes over',
  );
});

test('no log line has the id twice', () => {
  for (const line of [...context.logs, ...other.logs]) {
    expect(line.match(/"reqId":/g)?.length ?? 0).toBeLessThanOrEqual(1);
  }
});
