import { beforeEach, expect, test, vi } from 'vitest';
import { startSession } from '#/lib/session/session-store.ts';
import { mina } from '#/test/people.ts';
import { sessionWith } from '#/test/session.ts';
import { failure, offline, stubServer } from '#/test/stub-server.ts';
import { takeReports } from '#/test/console.ts';
import { config, question, storedAnswer } from '#/domain/answer/testing/answers.ts';
import { analyseSession } from './analyse-session.ts';
import { findAnswer } from './find-answer.ts';
import { generateFollowUp, getNextQuestion } from './next-question.ts';

const { signal } = new AbortController();
const network = '서버에 연결하지 못했어요. 인터넷 연결을 확인하고 다시 시도해주세요.';

beforeEach(() => startSession('token-1', mina));

const session = sessionWith();

const next = {
  success: true,
  hasNextQuestion: true,
  question,
  session: { completedQuestions: 1, remainingQuestions: 2, totalQuestions: 3 },
  processingTime: 3,
};

const none = { ...next, hasNextQuestion: false, question: null };

test.each([
  [{ body: next }, { outcome: 'ready', question }],
  [{ body: none }, { outcome: 'none' }],
  [failure(429, 'RATE_LIMITED', '천천히'), { outcome: 'failed', message: '천천히' }],
  [offline, { outcome: 'failed', message: network }],
])('reads the follow-up: %j', async (answer, outcome) => {
  const requests = stubServer({ 'POST /api/ai/generate-next-question': answer });
  const asked = { sessionId: 40, questionId: 3, answerText: '저는' };
  expect(await generateFollowUp(asked, signal)).toEqual(outcome);
  expect(await requests[0]?.json()).toEqual(asked);
});

test.each([
  [{ body: next }, { outcome: 'ready', question }],
  [{ body: none }, { outcome: 'ready', question: null }],
  [{ body: 'nonsense' }, { outcome: 'failed', message: '질문 정보 조회 실패' }],
])('reads the next question with one call for several presses: %j', async (answer, outcome) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const requests = stubServer({ 'GET /api/interviews/40/next-question': answer });
  const both = Promise.all([getNextQuestion(40, signal), getNextQuestion(40, signal)]);
  vi.advanceTimersByTime(499);
  expect(requests).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(await both).toEqual([outcome, outcome]);
  expect(takeReports()).toHaveLength(outcome.outcome === 'failed' ? 1 : 0);
  expect(requests).toHaveLength(1);
});

test.each([
  [failure(409, 'NOTHING_TO_ANALYSE', '답변이 없어요'), { outcome: 'nothing' }],
  [failure(404, 'NOT_FOUND', '없어요'), { outcome: 'nothing' }],
  [failure(500, 'INTERNAL', '문제가 생겼어요'), { outcome: 'failed', message: '문제가 생겼어요' }],
])('reads the analysis of the session: %j', async (answer, outcome) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  stubServer({ 'POST /api/interviews/comprehensive-analysis': answer });
  const analysed = analyseSession({ sessionId: 40, interviewConfig: config }, signal);
  await vi.advanceTimersByTimeAsync(500);
  expect(await analysed).toEqual(outcome);
});

test('an answer is found by its id among all attempts, whether or not it counts', async () => {
  const attempts = [storedAnswer({ id: 8 }), storedAnswer({ counts: false, retake: true })];
  const body = { success: true, session, attempts };
  stubServer({ 'GET /api/recordings/sessions/40/questions/3/attempts': { body } });
  const ids = { sessionId: 40, questionId: 3 };
  expect(await findAnswer({ ...ids, answerId: 9 }, signal)).toMatchObject({ id: 9 });
  expect(await findAnswer({ ...ids, answerId: 7 }, signal)).toBeNull();
  stubServer({
    'GET /api/recordings/sessions/40/questions/3/attempts': failure(404, 'NOT_FOUND', '없어요'),
  });
  expect(await findAnswer({ ...ids, answerId: 9 }, signal)).toBeNull();
});
