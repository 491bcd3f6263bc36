import { beforeEach, expect, test } from 'vitest';
import { settle } from '#/lib/time/testing/test-clock.ts';
import { ApiError, NetworkError } from '#/lib/api/api-error.ts';
import { awaitAnalysis, openFeed } from './await-analysis.ts';
import { scored, storedAnswer } from './testing/answers.ts';
import { fakeDeps } from './testing/fake-deps.ts';

let fake: ReturnType<typeof fakeDeps>;

beforeEach(() => {
  fake = fakeDeps();
  fake.stored.push(storedAnswer({ analysisStatus: 'processing', score: null }));
});

async function begin() {
  const stopping = new AbortController();
  const feed = openFeed(fake.deps.connect, 40);
  const ids = { sessionId: 40, questionId: 3, answerId: 9 };
  const result = awaitAnalysis(ids, feed, fake.deps, stopping.signal);
  const caught = result.catch((error: unknown) => error);
  await settle();
  return { result, caught, stopping, socket: fake.sockets[0] };
}

const finish = () => fake.stored.splice(0, 1, storedAnswer());
const progress = (answerId: number, percent: number) => ({
  sessionId: 40,
  questionId: 3,
  answerId,
  progress: percent,
  message: '',
});

test('without a socket it asks every 2 s', async () => {
  const { result } = await begin();
  await fake.pass(1_999);
  expect(fake.findAnswer).toHaveBeenCalledTimes(1);
  finish();
  await fake.pass(1);
  expect(await result).toEqual(scored);
  expect(fake.findAnswer).toHaveBeenCalledTimes(2);
});

test('with a socket it is notified, and asks every 10 s as a safeguard', async () => {
  const { result, socket } = await begin();
  socket?.onState('joined');
  await fake.pass(9_999);
  expect(fake.findAnswer).toHaveBeenCalledTimes(1);
  await fake.pass(1);
  expect(fake.findAnswer).toHaveBeenCalledTimes(2);
  socket?.onProgress(progress(9, 70));
  socket?.onProgress(progress(8, 100));
  await settle();
  expect(fake.findAnswer).toHaveBeenCalledTimes(2);
  finish();
  socket?.onProgress(progress(9, 100));
  expect(await result).toEqual(scored);
});

test('asks more often when the socket is lost', async () => {
  const { socket } = await begin();
  socket?.onState('joined');
  socket?.onState('disconnected');
  await fake.pass(2_000);
  expect(fake.findAnswer).toHaveBeenCalledTimes(2);
});

test.each([
  ['no network', new NetworkError('offline')],
  ['too many calls', new ApiError({ code: 'RATE_LIMITED', status: 429, message: '' })],
  ['a fault', new ApiError({ code: 'INTERNAL', status: 500, message: '' })],
])('asks again after %s', async (_, error) => {
  fake.findAnswer.mockRejectedValueOnce(error);
  const { result } = await begin();
  finish();
  await fake.pass(2_000);
  expect(await result).toEqual(scored);
});

test.each([
  ['it failed', { analysisStatus: 'failed', failureReason: 'speech_failed' }, 'unscored'],
  ['nothing was said', { answerText: null, score: 0 }, 'silent'],
  ['it has no score after all', { score: null }, 'unscored'],
] as const)('%s', async (_, values, kind) => {
  fake.stored.splice(0, 1, storedAnswer(values));
  expect(await (await begin()).result).toMatchObject({ kind, answerId: 9 });
});

test('rejects when the answer was deleted', async () => {
  fake.stored.length = 0;
  expect(await (await begin()).caught).toMatchObject({ failure: 'gone' });
});

test('gives up after five minutes', async () => {
  const { caught } = await begin();
  await fake.pass(5 * 60_000);
  expect(await caught).toMatchObject({ failure: 'stillRunning' });
});

test('rejects at once when cancelled', async () => {
  const { caught, stopping } = await begin();
  stopping.abort();
  expect(await caught).toMatchObject({ name: 'AbortError' });
});
