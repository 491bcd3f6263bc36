import type { ComprehensiveAnalysis, Session } from '@daedap/contract/interviews';
import type { RecentSession, Stats } from './api.ts';

type Figures = Partial<Omit<Stats, 'categoryStats'> & Stats['categoryStats']>;

const none = { count: 0, avgScore: 0 };

export function statsOf(figures: Figures): Stats {
  const { university = none, job = none, personality = none, pressure = none, ...totals } = figures;
  return {
    totalSessions: 0,
    averageScore: 0,
    bestScore: 0,
    currentStreak: 0,
    todayCompleted: 0,
    ...totals,
    categoryStats: { university, job, personality, pressure },
  };
}

type Recent = Partial<RecentSession> & Pick<RecentSession, 'id'> & { readonly hoursAgo: number };

export function recentSession({ hoursAgo, ...given }: Recent): RecentSession {
  return {
    mainCategory: 'job',
    subCategory: 'it',
    score: 80,
    createdAt: new Date(Date.now() - hoursAgo * 3_600_000).toISOString(),
    totalQuestions: 3,
    completedQuestions: 3,
    ...given,
  };
}

/** One completed session of the history. The higher its id, the later it was. */
export function analysis(
  id: number,
  overallScore: number,
): ComprehensiveAnalysis & { session: Session } {
  const createdAt = new Date(Date.UTC(2026, 10, id - 29, 3)).toISOString();
  return {
    id,
    overallScore,
    overallFeedback: '',
    overallStrengths: [],
    overallImprovements: [],
    detailedRecommendations: [],
    categoryPerformance: {},
    completedQuestions: 3,
    totalQuestions: 3,
    avgRelevanceScore: overallScore,
    avgClarityScore: overallScore,
    avgDepthScore: overallScore,
    engine: 'embedded',
    createdAt,
    session: {
      id,
      mainCategory: 'job',
      subCategory: 'it',
      difficulty: 'beginner',
      timePerQuestion: 60,
      questionCount: 3,
      totalQuestions: 3,
      completedQuestions: 3,
      totalScore: overallScore,
      status: 'completed',
      createdAt,
      completedAt: createdAt,
      language: 'ko',
      mode: 'practice',
      format: 'free',
      preparationSeconds: 10,
      source: 'bank',
      enableAds: false,
      currentQuestionIndex: null,
      totalDuration: null,
      clientSessionId: null,
    },
  };
}
