import { beforeEach, expect, test } from 'vitest';
import { startSession } from '#/lib/session/session-store.ts';
import { mina } from '#/test/people.ts';
import { failure, stubServer } from '#/test/stub-server.ts';
import { questionWith } from './testing/question.ts';
import { sessionWith } from '#/test/session.ts';
import { getSessionQuestions, saveSession } from './session-calls.ts';

const { signal } = new AbortController();
const session = sessionWith();
const question = questionWith();

beforeEach(() => startSession('token-1', mina));

test.each([
  [{ body: { success: true, session } }, { outcome: 'ready', session }],
  [failure(409, 'SESSION_LIMIT', '세 개까지예요'), { outcome: 'limit' }],
  [failure(409, 'SESSION_CLOSED', '끝났어요'), { outcome: 'failed', message: '끝났어요' }],
])('saves a session: %j', async (response, outcome) => {
  const requests = stubServer({ 'POST /api/interview/session': response });
  expect(await saveSession({ sessionId: 40, status: 'abandoned' }, signal)).toEqual(outcome);
  expect(await requests[0]?.json()).toEqual({ sessionId: 40, status: 'abandoned' });
});

test.each([
  [
    { body: { success: true, session, questions: [{ ...question, answered: true }] } },
    { outcome: 'ready', session, questions: [{ ...question, answered: true }] },
  ],
  [failure(404, 'NOT_FOUND', '없어요'), { outcome: 'failed', message: '없어요' }],
])('loads all questions: %j', async (response, outcome) => {
  stubServer({ 'GET /api/interview-lifecycle/session/40/questions': response });
  expect(await getSessionQuestions(40, signal)).toEqual(outcome);
});

test('rejects with an AbortError when cancelled', async () => {
  const stopping = new AbortController();
  stopping.abort();
  stubServer({ 'POST /api/interview/session': new DOMException('cancelled', 'AbortError') });
  await expect(saveSession({ sessionId: 40 }, stopping.signal)).rejects.toMatchObject({
    name: 'AbortError',
  });
});
