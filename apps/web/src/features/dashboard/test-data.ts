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

/** The calls of the page, and what a server with five interviews responds. */
export const calls = {
  stats: 'GET /api/dashboard/stats',
  recent: 'GET /api/dashboard/recent-sessions',
  history: 'GET /api/analysis/history',
} as const;

export const sessions = [
  recentSession({ id: 41, score: 92, hoursAgo: 0.5 }),
  recentSession({ id: 40, score: 84, hoursAgo: 5, subCategory: 'finance', totalQuestions: 5 }),
  recentSession({
    id: 39,
    score: 71,
    hoursAgo: 30,
    mainCategory: 'pressure',
    subCategory: 'stress',
  }),
  recentSession({ id: 38, score: 0, hoursAgo: 80, mainCategory: 'university', subCategory: '' }),
  recentSession({ id: 37, score: null, hoursAgo: 500, completedQuestions: 0 }),
];

export const stats = statsOf({
  totalSessions: 1204,
  averageScore: 78,
  bestScore: 92,
  currentStreak: 4,
  todayCompleted: 2,
  university: { count: 2, avgScore: 64 },
  job: { count: 9, avgScore: 88 },
  pressure: { count: 1, avgScore: 0 },
});

export const answers = {
  [calls.stats]: { body: { success: true, ...stats } },
  [calls.recent]: { body: { success: true, sessions } },
  [calls.history]: {
    body: { success: true, analyses: [analysis(41, 92), analysis(39, 71)], nextCursor: null },
  },
};
