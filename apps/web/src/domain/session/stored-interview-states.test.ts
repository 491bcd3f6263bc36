import { expect, test, vi } from 'vitest';
import { interviewState, parseInterviewState } from './interview-state.ts';
import { keepInterviewState, readLatestInterviewState } from './stored-interview-states.ts';
import { keepRecentSessionId, readRecentSessionId } from './session-ids.ts';

const question = {
  id: 11,
  question: '자기소개를 해주세요.',
  text: '자기소개를 해주세요.',
  category: 'job',
  subCategory: 'it',
  difficulty: 'beginner',
  questionNumber: 1,
  questionType: 'general',
  expectedDuration: 90,
  followsQuestionId: null,
} as const;

const state = interviewState.parse({
  interviewConfig: {
    type: 'video',
    mainCategory: 'pressure',
    subCategory: 'stress',
    difficulty: 'advanced',
    questionCount: 3,
    enableAds: false,
    timePerQuestion: 60,
    language: 'en',
  },
  questions: [question],
  timeLimit: 60,
  sessionId: 5,
  adMetrics: {
    status: 'COMPLETED',
    startTime: 1,
    endTime: 11,
    duration: 10,
    wasSkipped: false,
    failureReason: null,
  },
});

const kept = () =>
  Object.keys(sessionStorage).filter((key) => key.startsWith('interview_session_'));

test('stores a state under its time, names it as the latest and reads it back', () => {
  expect(keepInterviewState(state, 1_700)).toBe('interview_session_1700');
  expect(sessionStorage.getItem('latest_interview_session_key')).toBe('interview_session_1700');
  expect(readLatestInterviewState()).toEqual(state);
});

test('keeps the newest 5 states', () => {
  for (const time of [1, 2, 3, 4, 5, 6, 7])
    keepInterviewState({ ...state, sessionId: time }, time * 1_000);
  expect(kept().toSorted()).toEqual(
    [3, 4, 5, 6, 7].map((time) => `interview_session_${time * 1_000}`),
  );
  expect(readLatestInterviewState()?.sessionId).toBe(7);
});

test('stores two states of one millisecond; the second is the latest', () => {
  keepInterviewState({ ...state, sessionId: 1 }, 500);
  keepInterviewState({ ...state, sessionId: 2 }, 500);
  expect(kept()).toHaveLength(2);
  expect(readLatestInterviewState()?.sessionId).toBe(2);
});

test('reads the previous state when the latest is corrupt or missing', () => {
  keepInterviewState({ ...state, sessionId: 1 }, 1_000);
  keepInterviewState({ ...state, sessionId: 2 }, 2_000);
  sessionStorage.setItem('interview_session_2000', '{');
  expect(readLatestInterviewState()?.sessionId).toBe(1);
  sessionStorage.removeItem('interview_session_2000');
  expect(readLatestInterviewState()?.sessionId).toBe(1);
  sessionStorage.clear();
  expect(readLatestInterviewState()).toBeNull();
});

test('replaces an invalid field by its default and keeps the rest', () => {
  expect(
    parseInterviewState({
      interviewConfig: { mainCategory: 'cooking', questionCount: '5', enableAds: 'maybe' },
      questions: [{ id: 1, text: '왜 우리인가요?' }, { id: 'x' }, question],
      timeLimit: 'long',
      sessionId: 'session-17-ab',
      adMetrics: { status: 'LOST' },
    }),
  ).toEqual({
    interviewConfig: {
      type: 'video',
      mainCategory: 'job',
      subCategory: 'it',
      difficulty: 'intermediate',
      questionCount: 5,
      enableAds: true,
      timePerQuestion: 30,
      mode: 'practice',
      format: 'free',
      preparationSeconds: 10,
      language: undefined,
    },
    questions: [
      expect.objectContaining({
        id: 1,
        question: '왜 우리인가요?',
        text: '왜 우리인가요?',
        questionType: 'general',
        expectedDuration: 180,
      }),
      question,
    ],
    timeLimit: 30,
    sessionId: 'session-17-ab',
    elapsedSeconds: 0,
    adMetrics: null,
    resumeSession: false,
    retake: false,
  });
  expect(parseInterviewState('nonsense')).toBeNull();
});

test('returns null when nothing can be stored', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keepInterviewState(state)).toBeNull();
});

test('reads the recent session id as a number or null', () => {
  expect(readRecentSessionId()).toBeNull();
  keepRecentSessionId(42);
  expect(localStorage.getItem('recentSessionId')).toBe('42');
  expect(readRecentSessionId()).toBe(42);
  localStorage.setItem('recentSessionId', 'session-1-a');
  expect(readRecentSessionId()).toBeNull();
});
