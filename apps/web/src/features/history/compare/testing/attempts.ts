import type { AnswerAttempt, Session } from '@daedap/contract/interviews';

export const session: Session = {
  id: 12,
  mainCategory: 'job',
  subCategory: 'it',
  difficulty: 'beginner',
  timePerQuestion: 60,
  questionCount: 3,
  totalQuestions: 3,
  completedQuestions: 3,
  totalScore: 62,
  status: 'completed',
  createdAt: '2026-11-15T03:00:00.000Z',
  completedAt: '2026-11-15T03:10:00.000Z',
  language: 'ko',
  mode: 'practice',
  format: 'free',
  preparationSeconds: 10,
  source: 'bank',
  enableAds: false,
  currentQuestionIndex: null,
  totalDuration: null,
  clientSessionId: null,
};

/** A higher id makes a later attempt. */
export function attemptOf(
  values: Partial<AnswerAttempt> & Pick<AnswerAttempt, 'id'>,
): AnswerAttempt {
  const score = values.score ?? 62;
  return {
    questionId: 3,
    questionNumber: 2,
    questionType: 'general',
    question: {
      question: '지원 동기를 말씀해주세요.',
      mainCategory: 'job',
      subCategory: 'it',
      difficulty: 'beginner',
    },
    answerText: '저는 사용자를 돕는 일이 좋아서 지원했습니다.',
    segments: [],
    analysisStatus: 'completed',
    failureReason: null,
    score,
    relevanceScore: score,
    clarityScore: score,
    depthScore: score,
    feedback: '좋아요.',
    strengths: [],
    improvements: [],
    keywords: [],
    evidence: [],
    effects: [],
    engine: 'embedded',
    answerDuration: 20,
    expectedDuration: 60,
    isTimeExceeded: false,
    answerVideoPath: null,
    starred: false,
    delivery: null,
    backup: null,
    createdAt: new Date(Date.UTC(2026, 10, 15, 3, values.id)).toISOString(),
    counts: false,
    retake: false,
    ...values,
  };
}
