import type { ComprehensiveAnalysis, UserAnswer } from '@daedap/contract/interviews';
import { analysisOf } from '#/domain/answer/review/testing/analysis.ts';
import type { Results } from '#/features/history/results/results-query.ts';
import { sessionWith } from '#/test/session.ts';

export function answerWith(
  questionNumber: number,
  particular: Partial<UserAnswer> = {},
): UserAnswer {
  const { transcription, success: _success, processingTime: _time, ...analysis } = analysisOf();
  const createdAt = '2026-11-15T03:05:00.000Z';
  const id = 70 + questionNumber;
  return {
    ...analysis,
    id,
    questionId: 30 + questionNumber,
    questionNumber,
    questionType: 'behavioral',
    question: {
      question: `${questionNumber}번째 질문이에요.`,
      mainCategory: 'job',
      subCategory: 'it',
      difficulty: 'intermediate',
    },
    answerText: transcription,
    analysisStatus: 'completed',
    failureReason: null,
    answerDuration: 42,
    expectedDuration: 90,
    isTimeExceeded: false,
    answerVideoPath: null,
    starred: false,
    delivery: null,
    backup: null,
    attempts: [
      { id, score: analysis.score, createdAt, analysisStatus: 'completed', retake: false },
    ],
    createdAt,
    ...particular,
  };
}

export const overallWith = (
  particular: Partial<ComprehensiveAnalysis> = {},
): ComprehensiveAnalysis => ({
  id: 40,
  overallScore: 83,
  overallFeedback: '숫자로 말한 답변이 돋보였어요.',
  overallStrengths: ['결과까지 말했어요.'],
  overallImprovements: ['첫 문장을 짧게 해보세요.'],
  detailedRecommendations: ['매일 한 질문씩 소리 내어 답해보세요.'],
  categoryPerformance: {
    job: { score: 83, strengths: ['직무를 잘 알아요.'], improvements: [] },
    behavioral: { score: 76, strengths: [], improvements: ['상황을 먼저 말해보세요.'] },
    cooking: { score: 50, strengths: [], improvements: [] },
  },
  completedQuestions: 2,
  totalQuestions: 3,
  avgRelevanceScore: 85,
  avgClarityScore: 71,
  avgDepthScore: 90,
  engine: 'embedded',
  createdAt: '2026-11-15T03:10:00.000Z',
  ...particular,
});

/** A completed session of three questions; the second one is unscored. */
export const resultsWith = (particular: Partial<Results> = {}): Results => ({
  session: sessionWith({ status: 'completed', completedQuestions: 2, totalScore: 83 }),
  analysis: overallWith(),
  userAnswers: [
    answerWith(1),
    answerWith(2, { analysisStatus: 'failed', score: null, answerText: null }),
    answerWith(3, { isTimeExceeded: true, answerDuration: 61 }),
  ],
  ...particular,
});
