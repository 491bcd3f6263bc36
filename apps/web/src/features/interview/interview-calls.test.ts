import { beforeEach, expect, test, vi } from 'vitest';
import { interviewState } from '#/domain/session/interview-state.ts';
import { startSession } from '#/lib/session/session-store.ts';
import { listOutbox, putInOutbox } from '#/media/store/outbox.ts';
import { fakeDatabase } from '#/media/store/testing/fake-database.ts';
import { mina } from '#/test/people.ts';
import { failure, offline, stubServer } from '#/test/stub-server.ts';
import { analyseInterview } from './interview-calls.ts';

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
])('the analysis of %s waits behind its answers, which wait as %s', async (sessionId, waitsAs) => {
  const requests = stubServer({});
  await wait(waitsAs);
  await analyseInterview(ended(sessionId, waitsAs), signal);
  expect(requests).toEqual([]);
  expect(await waiting()).toEqual(['key-1', `${sessionId}-whole`]);
});

test('an interview without an answer queues nothing', async () => {
  stubServer({});
  await analyseInterview(ended('session-1-a'), signal);
  expect(await waiting()).toEqual([]);
});

test('queues the analysis of the session without a network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  stubServer({ [judging]: offline });
  await analyseInterview(ended(40), signal);
  expect(await waiting()).toEqual(['40-whole']);
});

test('reports a failing server: the results offer the analysis again', async () => {
  stubServer({ [judging]: failure(500, 'INTERNAL', '문제가 생겼어요') });
  await expect(analyseInterview(ended(40), signal)).rejects.toThrow('문제가 생겼어요');
  expect(await waiting()).toEqual([]);
});
