import { expect, test } from 'vitest';
import { interviewState } from './interview-state.ts';
import { activate } from '#/domain/plan/subscription-store.ts';
import { retakeStateOf } from './retake-state.ts';
import { sessionWith } from '#/test/session.ts';

const session = sessionWith({ status: 'completed', timePerQuestion: 60, enableAds: true });
const asked = {
  questionId: 12,
  questionNumber: 2,
  questionType: 'behavioral',
  expectedDuration: 90,
  question: {
    question: '갈등을 푼 경험은?',
    mainCategory: 'job',
    subCategory: 'it',
    difficulty: 'beginner',
  },
} as const;

test('holds one question of the session, as the live screen parses it', () => {
  const state = retakeStateOf(session, asked);
  expect(interviewState.parse(state)).toEqual(state);
  expect(state).toMatchObject({
    retake: true,
    resumeSession: false,
    sessionId: 40,
    timeLimit: 60,
    interviewConfig: { questionCount: 1, timePerQuestion: 60, mainCategory: 'job' },
    questions: [
      { id: 12, question: '갈등을 푼 경험은?', questionNumber: 2, questionType: 'behavioral' },
    ],
  });
});

test('takes ads from the present plan, not from the session', async () => {
  expect(retakeStateOf(session, asked).interviewConfig.enableAds).toBe(true);
  await activate('premium');
  expect(retakeStateOf(session, asked).interviewConfig.enableAds).toBe(false);
});
