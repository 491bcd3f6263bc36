import type { Session } from '@daedap/contract/interviews';

/** A session with one of three questions answered. */
export const sessionWith = (particular: Partial<Session> = {}): Session => ({
  id: 40,
  mainCategory: 'job',
  subCategory: 'it',
  difficulty: 'intermediate',
  timePerQuestion: 10,
  questionCount: 3,
  totalQuestions: 3,
  completedQuestions: 1,
  totalScore: 84,
  status: 'in_progress',
  createdAt: '2026-11-15T03:00:00.000Z',
  completedAt: null,
  language: 'ko',
  enableAds: true,
  mode: 'practice',
  format: 'free',
  preparationSeconds: 10,
  source: 'bank',
  currentQuestionIndex: 1,
  totalDuration: null,
  clientSessionId: null,
  ...particular,
});
