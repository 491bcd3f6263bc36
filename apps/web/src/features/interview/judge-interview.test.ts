import { beforeEach, expect, test, vi } from 'vitest';
import { interviewState } from '#/domain/session/interview-state.ts';
import { startSession } from '#/lib/session/session-store.ts';
import { listOutbox, putInOutbox } from '#/media/store/outbox.ts';
import { fakeDatabase } from '#/media/store/testing/fake-database.ts';
import { mina } from '#/test/people.ts';
import { failure, offline, stubServer } from '#/test/stub-server.ts';
import { judgeInterview } from './interview-calls.ts';

fakeDatabase();

const { signal } = new AbortController();
const judging = 'POST /api/interviews/comprehensive-analysis';
const { interviewConfig: config } = interviewState.parse({});

const ended = (sessionId: number | string, localSessionId = String(sessionId)) => ({
  userId: mina.id,
  sessionId,
  localSessionId,
  config,
  totalDuration: 30,
});

/** An answer of the interview that waits for the network. */
const wait = (sessionId: string) =>
  putInOutbox({
    id: 'key-1',
    userId: mina.id,
    kind: 'text',
    fields: { sessionId, questionId: '1' },
    file: null,
    createdAt: 1,
  });

const waiting = async () => (await listOutbox(mina.id)).map(({ id }) => id);

beforeEach(() => startSession('token-1', mina));

test.each([
  ['session-1-a', 'session-1-a'],
  [40, '40'],
  [40, 'session-1-a'],
])('of %s, answers wait as %s: the whole waits behind them', async (sessionId, waitsAs) => {
  const requests = stubServer({});
  await wait(waitsAs);
  await judgeInterview(ended(sessionId, waitsAs), signal);
  expect(requests).toEqual([]);
  expect(await waiting()).toEqual(['key-1', `${sessionId}-whole`]);
});

test('an interview without an answer has nothing that waits', async () => {
  stubServer({});
  await judgeInterview(ended('session-1-a'), signal);
  expect(await waiting()).toEqual([]);
});

test('without a network the whole waits, though all answers are there', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  stubServer({ [judging]: offline });
  await judgeInterview(ended(40), signal);
  expect(await waiting()).toEqual(['40-whole']);
});

test('a server that fails is said: the results offer it again', async () => {
  stubServer({ [judging]: failure(500, 'INTERNAL', '문제가 생겼어요') });
  await expect(judgeInterview(ended(40), signal)).rejects.toThrow('문제가 생겼어요');
  expect(await waiting()).toEqual([]);
});
