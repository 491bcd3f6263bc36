import type { Question } from '@daedap/contract/interviews';
import type { AdMetrics } from '#/ads/ad-metrics.ts';

/** Values that several tests of the setup share. */
export const chosen = {
  mainCategory: 'job',
  subCategory: 'it',
  difficulty: 'intermediate',
  questionCount: 3,
} as const;

export const practice = { mode: 'practice', format: 'free', preparationSeconds: 10 } as const;

export const firstQuestion: Question = {
  id: 11,
  question: '가장 어려웠던 문제를 어떻게 해결했나요?',
  text: '가장 어려웠던 문제를 어떻게 해결했나요?',
  category: 'job',
  subCategory: 'it',
  difficulty: 'intermediate',
  questionNumber: 1,
  questionType: 'behavioral',
  expectedDuration: 90,
  followsQuestionId: null,
};

export const adSeen: AdMetrics = {
  status: 'COMPLETED',
  startTime: 1_000,
  endTime: 11_000,
  duration: 10_000,
  wasSkipped: false,
  failureReason: null,
};
