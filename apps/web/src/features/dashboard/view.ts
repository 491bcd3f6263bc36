import type { UseQueryResult } from '@tanstack/react-query';
import type { Recent } from './api/get-recent-sessions.ts';
import type { Stats } from './api/get-stats.ts';

type Part<Data> = Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetchedAfterMount'>;

export type DashboardView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'newcomer'; readonly stats: Stats }
  | {
      readonly status: 'shown';
      readonly stats: Stats;
      readonly recent: Recent;
      /** The part that stands on defaults because its call failed. */
      readonly missing: 'stats' | 'sessions' | null;
    };

const none = { count: 0, avgScore: 0 };

const defaultStats: Stats = {
  totalSessions: 0,
  averageScore: 0,
  bestScore: 0,
  currentStreak: 0,
  todayCompleted: 0,
  categoryStats: { university: none, job: none, personality: none, pressure: none },
};

/** A part that failed and is being asked for again has still failed: the page does not fall back to skeletons. */
const isOpen = ({ data, isFetchedAfterMount }: Part<unknown>) =>
  data === undefined && !isFetchedAfterMount;

/** What the two calls of the dashboard amount to. */
export function viewOf(stats: Part<Stats>, recent: Part<Recent>): DashboardView {
  if (isOpen(stats) || isOpen(recent)) return { status: 'loading' };
  if (!stats.data && !recent.data) return { status: 'failed', error: stats.error };
  if (stats.data?.totalSessions === 0 && recent.data?.sessions.length === 0) {
    return { status: 'newcomer', stats: stats.data };
  }
  const missing = stats.data ? (recent.data ? null : 'sessions') : 'stats';
  return {
    status: 'shown',
    stats: stats.data ?? defaultStats,
    recent: recent.data ?? { sessions: [] },
    missing,
  };
}
