import type { MainCategory } from '@daedap/contract/categories';
import { shownRecentSessions } from '@daedap/contract/constants/interview';
import type { User } from '@daedap/contract/users';
import type { Kysely } from 'kysely';
import type { Clock } from '../../lib/clock.ts';
import type { Schema } from '../../database/schema.ts';
import { refuseUnknownTimeZone } from '../../http/app-error.ts';
import * as repository from './repository.ts';

export type DashboardDeps = { db: Kysely<Schema>; clock: Clock };

export async function dashboardStats(deps: DashboardDeps, user: User, timeZone: string) {
  const [sums, days] = await Promise.all([
    repository.sumByCategory(deps.db, user.id),
    repository
      .countPracticeDays(deps.db, user.id, deps.clock.now(), timeZone)
      .catch(refuseUnknownTimeZone),
  ]);
  const total = (key: 'sessions' | 'scored' | 'score_sum') =>
    sums.reduce((sum, row) => sum + row[key], 0);
  return {
    totalSessions: total('sessions'),
    averageScore: meanScore(total('score_sum'), total('scored')),
    bestScore: Math.max(0, ...sums.map((row) => row.best)),
    currentStreak: days.streak,
    todayCompleted: days.today,
    categoryStats: categoryStats(sums),
  };
}

type CategorySums = Awaited<ReturnType<typeof repository.sumByCategory>>;

function categoryStats(sums: CategorySums) {
  const statsOf = (category: MainCategory) => {
    const row = sums.find((other) => other.main_category === category);
    return { count: row?.sessions ?? 0, avgScore: row ? meanScore(row.score_sum, row.scored) : 0 };
  };
  return {
    university: statsOf('university'),
    job: statsOf('job'),
    personality: statsOf('personality'),
    pressure: statsOf('pressure'),
  };
}

const meanScore = (sum: number, count: number) => (count === 0 ? 0 : Math.round(sum / count));

export async function recentSessions(deps: DashboardDeps, user: User) {
  const rows = await repository.findNewest(deps.db, user.id, shownRecentSessions);
  const sessions = rows.map((row) => ({
    id: row.id,
    mainCategory: row.main_category,
    subCategory: row.sub_category,
    score: row.total_score,
    createdAt: row.created_at.toISOString(),
    totalQuestions: row.question_count,
    completedQuestions: row.completed_questions,
  }));
  return { sessions };
}
