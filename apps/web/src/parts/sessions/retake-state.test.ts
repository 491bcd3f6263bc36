import { expect, test } from 'vitest';
import { interviewState } from '#/lib/interview-state/interview-state.ts';
import { retakeStateOf } from './retake-state.ts';
import { sessionWith } from '#/test/session.ts';

test('one question of the session, as the live screen reads it', () => {
  const state = retakeStateOf(sessionWith({ status: 'completed', timePerQuestion: 60 }), {
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
  });
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
