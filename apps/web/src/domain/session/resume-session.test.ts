import { beforeEach, expect, test } from 'vitest';
import { startSession } from '#/lib/session/session-store.ts';
import { activate } from '#/domain/plan/subscription-store.ts';
import { listOutbox, putInOutbox, wholeEntryId } from '#/media/store/outbox.ts';
import { fakeDatabase } from '#/media/store/testing/fake-database.ts';
import { mina } from '#/test/people.ts';
import { failure, offline, stubServer } from '#/test/stub-server.ts';
import { resumeSession } from './resume-session.tsx';
import { questionWith } from './testing/question.ts';
import { sessionWith } from '#/test/session.ts';

const { signal } = new AbortController();
const questions = [
  { ...questionWith(), answered: true },
  { ...questionWith({ id: 4, questionNumber: 2 }), answered: false },
];
const loaded = { body: { success: true, session: sessionWith(), questions } };
const questionsCall = 'GET /api/interview-lifecycle/session/40/questions';
const saveCall = 'POST /api/interview/session';

fakeDatabase();
beforeEach(() => startSession('token-1', mina));

test('loads all that an active session needs with one call', async () => {
  const requests = stubServer({ [questionsCall]: loaded });
  const config = {
    type: 'video',
    mainCategory: 'job',
    subCategory: 'it',
    difficulty: 'intermediate',
    questionCount: 3,
    timePerQuestion: 10,
    enableAds: true,
    mode: 'practice',
    format: 'free',
    preparationSeconds: 10,
    source: 'bank',
    language: 'ko',
  };
  expect(await resumeSession(sessionWith(), signal)).toEqual({
    outcome: 'ready',
    state: {
      resumeSession: true,
      retake: false,
      sessionData: { ...config, sessionId: 40, completedQuestions: 1 },
      questions,
      interviewConfig: config,
      timeLimit: 10,
      sessionId: 40,
      adMetrics: null,
      elapsedSeconds: 0,
    },
  });
  expect(requests).toHaveLength(1);
});

test('counts the questions without follow-ups, so that a session of one question stays one', async () => {
  const followUp = {
    ...questionWith({ id: 4, questionNumber: 2, followsQuestionId: 3 }),
    answered: false,
  };
  const session = sessionWith({ mainCategory: 'pressure', questionCount: 2 });
  const [first] = questions;
  stubServer({
    [questionsCall]: { body: { success: true, session, questions: [first, followUp] } },
  });
  const resumed = await resumeSession(session, signal);
  expect(resumed).toMatchObject({
    state: { interviewConfig: { questionCount: 1 }, sessionData: { questionCount: 1 } },
  });
});

test('takes ads from the present plan, not from the session', async () => {
  await activate('basic');
  stubServer({ [questionsCall]: loaded });
  expect(await resumeSession(sessionWith({ enableAds: true }), signal)).toMatchObject({
    state: { interviewConfig: { enableAds: false }, sessionData: { enableAds: false } },
  });
});

test('makes an abandoned session active first', async () => {
  const saved = { body: { success: true, session: sessionWith() } };
  const requests = stubServer({ [saveCall]: saved, [questionsCall]: loaded });
  const resumed = await resumeSession(sessionWith({ status: 'abandoned' }), signal);
  expect(resumed.outcome).toBe('ready');
  expect(await requests[0]?.json()).toEqual({ sessionId: 40, status: 'in_progress' });
});

test.each([
  [failure(409, 'SESSION_LIMIT', '세 개까지예요'), 'limit'],
  [failure(404, 'NOT_FOUND', '없어요'), 'failed'],
  [offline, 'failed'],
])('leaves a session that cannot become active as it is: %j', async (response, outcome) => {
  stubServer({ [saveCall]: response });
  const resumed = await resumeSession(sessionWith({ status: 'abandoned' }), signal);
  expect(resumed).toEqual({ outcome });
});

test('fails when the questions cannot be loaded', async () => {
  stubServer({ [questionsCall]: offline });
  expect(await resumeSession(sessionWith(), signal)).toEqual({ outcome: 'failed' });
});

test('removes an overall analysis from the outbox', async () => {
  const waiting = { userId: mina.id, kind: 'session', createdAt: 1 } as const;
  for (const id of [40, 41]) {
    const fields = { sessionId: String(id), interviewConfig: '{}' };
    await putInOutbox({ ...waiting, id: wholeEntryId(id), fields });
  }
  stubServer({ [questionsCall]: loaded });
  expect((await resumeSession(sessionWith(), signal)).outcome).toBe('ready');
  expect((await listOutbox(mina.id)).map(({ id }) => id)).toEqual(['41-whole']);
});
