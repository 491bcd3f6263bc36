import { beforeEach, expect, test, vi } from 'vitest';
import type { offlineQuestions } from '#/coach/offline-questions.ts';
import { changeLanguage } from '#/lib/i18n/language.ts';
import { startSession } from '#/lib/session/session-store.ts';
import { activate } from '#/domain/plan/subscription-store.ts';
import { mina } from '#/test/people.ts';
import { failure, offline, stubServer } from '#/test/stub-server.ts';
import { takeReports } from '#/test/console.ts';
import { chosen, firstQuestion, practice } from './testing.ts';
import { checkActiveSessions, generateInterview, transcribeSentence } from './api.ts';

const generate = 'POST /api/ai/generate-questions';
const made = { status: 201, body: { success: true, sessionId: 42, questions: [firstQuestion] } };
const request = { choices: chosen, terms: practice, own: null };
const { signal } = new AbortController();

beforeEach(() => startSession('token-1', mina));

test('a free plan gets 10 seconds and ads', async () => {
  const requests = stubServer({ [generate]: made });
  const result = await generateInterview(request, signal);
  expect(await requests[0]?.json()).toEqual({
    mainCategory: 'job',
    subCategory: 'it',
    difficulty: 'intermediate',
    count: 3,
    enableAds: true,
    timePerQuestion: 10,
    language: 'ko',
    ...practice,
  });
  expect(result).toEqual({
    outcome: 'ready',
    interview: {
      interviewConfig: {
        ...chosen,
        type: 'video',
        enableAds: true,
        timePerQuestion: 10,
        language: 'ko',
        ...practice,
      },
      questions: [firstQuestion],
      timeLimit: 10,
      sessionId: 42,
      adMetrics: null,
      elapsedSeconds: 0,
      resumeSession: false,
      retake: false,
    },
  });
});

test.each([
  ['basic', 60],
  ['premium', 300],
] as const)('%s: %d seconds and no ads', async (plan, seconds) => {
  await activate(plan);
  changeLanguage('en');
  const requests = stubServer({ [generate]: made });
  await generateInterview(request, signal);
  expect(await requests[0]?.json()).toMatchObject({
    enableAds: false,
    timePerQuestion: seconds,
    language: 'en',
  });
});

test.each([
  ['free', 'competency', 10],
  ['basic', 'competency', 60],
  ['basic', 'hirevue', 60],
  ['premium', 'hirevue', 180],
  ['premium', 'competency', 60],
  ['premium', 'admission', 300],
] as const)('%s, %s: %d seconds for an answer', async (plan, format, seconds) => {
  if (plan !== 'free') await activate(plan);
  const requests = stubServer({ [generate]: made });
  const terms = { mode: 'real', format, preparationSeconds: 30 } as const;
  const result = await generateInterview({ choices: chosen, terms, own: null }, signal);
  expect(await requests[0]?.json()).toMatchObject({ ...terms, timePerQuestion: seconds });
  expect(result).toMatchObject({
    interview: { timeLimit: seconds, interviewConfig: { ...terms, timePerQuestion: seconds } },
  });
});

test('makes no call without a token', async () => {
  localStorage.removeItem('token');
  const requests = stubServer({});
  expect(await generateInterview(request, signal)).toEqual({
    outcome: 'failed',
    message: 'no auth token',
  });
  expect(requests).toEqual([]);
});

test('fails when the server sends no questions', async () => {
  stubServer({ [generate]: { status: 201, body: { ...made.body, questions: [] } } });
  expect(await generateInterview(request, signal)).toEqual({
    outcome: 'failed',
    message: 'question generation failed: empty response',
  });
});

test.each([
  [failure(409, 'SESSION_LIMIT', '이미 세 개예요'), { outcome: 'limit' }],
  [failure(403, 'FORBIDDEN', '안 돼요'), { outcome: 'refused' }],
  [failure(401, 'UNAUTHENTICATED', '다시 로그인해주세요'), { outcome: 'refused' }],
  [failure(500, 'INTERNAL', '문제가 생겼어요'), { outcome: 'failed', message: '문제가 생겼어요' }],
  [
    offline,
    {
      outcome: 'failed',
      message: '서버에 연결하지 못했어요. 인터넷 연결을 확인하고 다시 시도해주세요.',
    },
  ],
])('%j', async (answer, outcome) => {
  stubServer({ [generate]: answer });
  expect(await generateInterview(request, signal)).toEqual(outcome);
});

test('without a network, takes questions from the local coach and an id of this device', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const askHere = vi.fn<typeof offlineQuestions>(async () => [firstQuestion]);
  stubServer({ [generate]: offline });
  expect(await generateInterview(request, signal, askHere)).toMatchObject({
    outcome: 'ready',
    interview: {
      sessionId: expect.stringMatching(/^session-\d+-\w+$/),
      questions: [firstQuestion],
      timeLimit: 10,
      interviewConfig: { ...chosen, enableAds: true, timePerQuestion: 10, language: 'ko' },
    },
  });
  expect(askHere).toHaveBeenCalledWith(
    expect.objectContaining({ mainCategory: 'job', count: 3, language: 'ko' }),
  );
});

const own = {
  source: 'questions',
  category: null,
  fillFromBank: false,
  language: 'ko',
  questions: ['하나?', '둘?', '셋?', '넷?'].map((text) => ({
    text,
    questionType: 'general' as const,
    points: [{ label: '까닭', cues: [] }],
  })),
} as const;

test('sends only as many questions of the user’s own as are asked', async () => {
  const requests = stubServer({ [generate]: made });
  const result = await generateInterview({ ...request, own }, signal);
  expect(await requests[0]?.json()).toMatchObject({
    count: 3,
    source: 'questions',
    fillFromBank: false,
    questions: own.questions.slice(0, 3),
  });
  expect(result).toMatchObject({
    interview: { interviewConfig: { source: 'questions', questionCount: 1 } },
  });
});

test('the interview is in the language of the user’s own questions, not in that of the app', async () => {
  changeLanguage('en');
  const requests = stubServer({ [generate]: made });
  const result = await generateInterview({ ...request, own }, signal);
  expect(await requests[0]?.json()).toMatchObject({ language: 'ko' });
  expect(result).toMatchObject({ interview: { interviewConfig: { language: 'ko' } } });
  await generateInterview(request, signal);
  expect(await requests[1]?.json()).toMatchObject({ language: 'en' });
});

test('without a network, the user’s own questions need no coach', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  stubServer({ [generate]: offline });
  expect(await generateInterview({ ...request, own }, signal)).toMatchObject({
    outcome: 'ready',
    interview: {
      interviewConfig: { source: 'questions', questionCount: 3 },
      questions: [
        { id: 1, question: '하나?', category: 'job', points: [{ label: '까닭' }] },
        { id: 2, question: '둘?' },
        { id: 3, question: '셋?', questionNumber: 3 },
      ],
    },
  });
});

test('explains what helps when neither the network nor the coach is available', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const askHere = () => Promise.reject(new TypeError('Failed to fetch'));
  stubServer({ [generate]: offline });
  expect(await generateInterview(request, signal, askHere)).toEqual({
    outcome: 'failed',
    message: expect.stringContaining('한 번 연결해서 대시보드를 열어두면'),
  });
});

test.each([
  [{ body: { success: true, count: 2, sessions: [] } }, { outcome: 'counted', count: 2 }],
  [failure(429, 'RATE_LIMITED', '천천히'), { outcome: 'rateLimited' }],
  [failure(500, 'INTERNAL', '문제'), { outcome: 'unknown' }],
  [offline, { outcome: 'unknown' }],
])('active sessions: %j', async (answer, outcome) => {
  stubServer({ 'GET /api/interviews/sessions/active': answer });
  expect(await checkActiveSessions(signal)).toEqual(outcome);
});

const heard = { success: true, confidence: 0.9, chunkIndex: 0, segments: [], transcript: '' };

test.each([
  [{ body: { ...heard, text: ' 안녕하세요 ' } }, { outcome: 'recognised', text: '안녕하세요' }],
  [{ body: { ...heard, text: '  ' } }, { outcome: 'noVoice' }],
  [{ body: { nonsense: true } }, { outcome: 'unavailable' }],
  [failure(503, 'STT_UNAVAILABLE', '지금은 안 돼요'), { outcome: 'unavailable' }],
  [offline, { outcome: 'unavailable' }],
])('a sentence: %j', async (answer, outcome) => {
  stubServer({ 'POST /api/stt/whisper-chunk': answer });
  expect(await transcribeSentence(new Blob(['sound']), signal)).toEqual(outcome);
  const isNonsense = 'body' in answer && 'nonsense' in Object(answer.body);
  expect(takeReports()).toHaveLength(isNonsense ? 1 : 0);
});
