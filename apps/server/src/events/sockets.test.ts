import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { sayText, startInterview } from '../../test/interviews.ts';
import { createTestApp, registerAccount, testAppForFile } from '../../test/test-app.ts';

const context = testAppForFile();
const opened: Socket[] = [];
let address: string;

beforeAll(async () => {
  address = await context.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => {
  for (const socket of opened.splice(0)) socket.disconnect();
});

type Progress = { questionId: number; progress: number; message: string };

function connect(auth: Record<string, unknown>, to = address, transports = ['websocket']) {
  const socket = io(to, { auth, transports, reconnection: false, forceNew: true });
  opened.push(socket);
  const events: Progress[] = [];
  socket.on('analysisProgress', (event: Progress) => events.push(event));
  const outcome = new Promise<string>((resolve) => {
    socket.once('connect', () => resolve('connected'));
    socket.once('connect_error', (error) => resolve(error.message));
  });
  return { socket, events, outcome };
}

const join = (socket: Socket, ref: unknown): Promise<unknown> =>
  socket.timeout(120_000).emitWithAck('join-session', ref);

test('a socket in the room gets the progress of an answer, from 10 to 100', async () => {
  const { client, token } = await registerAccount(context.client);
  const { sessionId, questions } = await startInterview(client);
  const { socket, events, outcome } = connect({ token });
  expect(await outcome).toBe('connected');
  expect(await join(socket, sessionId)).toEqual({ success: true, sessionId });
  const { body } = await sayText(client, sessionId, questions[0]!.id);
  await eventually(() => expect(events.at(-1)?.progress).toBe(100));
  expect(events).toEqual([
    expect.objectContaining({ progress: 10, message: '답변을 받았어요.' }),
    expect.objectContaining({ progress: 70, message: '답변을 분석하고 있어요.' }),
    {
      sessionId,
      questionId: questions[0]!.id,
      answerId: body['answerId'],
      progress: 100,
      message: '분석이 끝났어요.',
    },
  ]);
});

test('polling works as well', async () => {
  const { token } = await registerAccount(context.client);
  const { outcome } = connect({ token }, address, ['polling']);
  expect(await outcome).toBe('connected');
});

test('a socket on one node gets the progress of another', async () => {
  const other = await createTestApp(context.database);
  await other.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = other.app.server.address() as AddressInfo;
  const { client, token } = await registerAccount(context.client);
  const { sessionId, questions } = await startInterview(client);
  const { socket, events } = connect({ token }, `http://127.0.0.1:${port}`);
  await join(socket, sessionId);
  await sayText(client, sessionId, questions[0]!.id);
  await eventually(() => expect(events.map((event) => event.progress)).toEqual([10, 70, 100]));
  await other.app.close();
});

describe('no progress is sent', () => {
  test('the session of someone else', async () => {
    const [mine, theirs] = [
      await registerAccount(context.client),
      await registerAccount(context.client),
    ];
    const own = await startInterview(mine.client);
    const { sessionId, questions } = await startInterview(theirs.client);
    const { socket, events } = connect({ token: mine.token });
    expect(await join(socket, sessionId)).toEqual({ success: false });
    expect(await join(socket, own.sessionId)).toMatchObject({ success: true });
    await sayText(theirs.client, sessionId, questions[0]!.id);
    await sayText(mine.client, own.sessionId, own.questions[0]!.id);
    await eventually(() => expect(events.at(-1)?.progress).toBe(100));
    expect(new Set(events.map((event) => event.questionId))).toEqual(
      new Set([own.questions[0]!.id]),
    );
  });

  test.each([
    ['no token', {}],
    ['a wrong one', { token: 'x.y.z' }],
    ['something else', { token: { $gt: '' } }],
  ])('with %s', async (_title, auth) => {
    expect(await connect(auth).outcome).toBe('UNAUTHENTICATED');
  });

  test.each([
    ['nothing', undefined],
    ['a list', [1]],
    ['text', 'x'],
    ['a number below one', -1],
  ])('by joining %s', async (_title, ref) => {
    const { token } = await registerAccount(context.client);
    const { socket } = connect({ token });
    expect(await join(socket, ref)).toEqual({ success: false });
  });
});
