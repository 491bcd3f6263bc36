import { expect, test, vi } from 'vitest';
import { settle } from './time/testing/test-clock.ts';
import { type Connect, createProgressSocket, type ServerProgress } from './progress-socket.ts';

const heard = { sessionId: 4, questionId: 3, answerId: 9, message: '듣고 있어요', progress: 30 };

function fakeSocket(answer: unknown = { success: true, sessionId: 4 }) {
  const listeners = new Map<string, (value: unknown) => void>();
  const emitted: unknown[] = [];
  const socket = {
    on: (event: string, listener: (value: unknown) => void) => listeners.set(event, listener),
    timeout: (ms: number) => ({
      emitWithAck: (event: string, value: unknown) => {
        emitted.push([ms, event, value]);
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
      },
    }),
    disconnect: vi.fn<() => void>(),
  };
  const receive = async (event: string, value?: unknown) => {
    listeners.get(event)?.(value);
    await settle();
  };
  return { socket, emitted, receive };
}

async function open(fake: ReturnType<typeof fakeSocket>) {
  const onProgress = vi.fn<(progress: ServerProgress) => void>();
  const states: string[] = [];
  const connect = vi.fn<Connect>(async () => fake.socket);
  const input = { sessionId: 4, onProgress, onState: (state: string) => states.push(state) };
  const opened = createProgressSocket(input, connect);
  await settle();
  return { opened, onProgress, states, connect };
}

test('joins the session and passes events on', async () => {
  const fake = fakeSocket();
  const { onProgress, states, connect } = await open(fake);
  await fake.receive('connect');
  expect(fake.emitted).toEqual([[10_000, 'join-session', 4]]);
  expect(states).toEqual(['connecting', 'joined']);
  await fake.receive('analysisProgress', heard);
  await fake.receive('analysisProgress', { ...heard, progress: 'half' });
  await fake.receive('analysisProgress', null);
  expect(onProgress.mock.calls).toEqual([[heard]]);
  expect(connect).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      transports: ['websocket', 'polling'],
      timeout: 10_000,
      reconnectionDelay: 1_000,
      reconnectionDelayMax: 5_000,
      randomizationFactor: 0.5,
    }),
  );
});

test('reports a lost connection and joins again when it is back', async () => {
  const fake = fakeSocket();
  const { states } = await open(fake);
  await fake.receive('connect');
  await fake.receive('disconnect');
  await fake.receive('connect_error', new Error('timeout'));
  await fake.receive('connect');
  expect(states).toEqual(['connecting', 'joined', 'disconnected', 'disconnected', 'joined']);
  expect(fake.emitted).toHaveLength(2);
});

test.each([
  ['a session of another user', { success: false }],
  ['no reply in time', new Error('operation has timed out')],
  ['nonsense', 'yes'],
])('refused: %s', async (_, answer) => {
  const fake = fakeSocket(answer);
  const { states } = await open(fake);
  await fake.receive('connect');
  expect(states.at(-1)).toBe('refused');
});

test('reports no connection when the client does not load', async () => {
  const states: string[] = [];
  const input = {
    sessionId: 4,
    onProgress: () => undefined,
    onState: (state: string) => states.push(state),
  };
  createProgressSocket(input, () => Promise.reject(new Error('chunk')));
  await settle();
  expect(states).toEqual(['connecting', 'disconnected']);
});

test('is closed and silent after dispose, also while it is still connecting', async () => {
  const fake = fakeSocket();
  const { opened, onProgress, states } = await open(fake);
  opened.dispose();
  await fake.receive('connect');
  await fake.receive('analysisProgress', heard);
  expect(fake.socket.disconnect).toHaveBeenCalledOnce();
  expect(onProgress).not.toHaveBeenCalled();
  expect(states).toEqual(['connecting']);
  const late = fakeSocket();
  createProgressSocket(
    { sessionId: 4, onProgress, onState: (state) => states.push(state) },
    async () => late.socket,
  ).dispose();
  await settle();
  expect(late.socket.disconnect).toHaveBeenCalledOnce();
});

test('sends the token with every attempt', async () => {
  const { connect } = await open(fakeSocket());
  localStorage.setItem('token', 'token-1');
  const auth = connect.mock.calls[0]?.[0].auth;
  const give = vi.fn<(data: object) => void>();
  if (typeof auth === 'function') auth(give);
  expect(give).toHaveBeenCalledWith({ token: 'token-1' });
});
