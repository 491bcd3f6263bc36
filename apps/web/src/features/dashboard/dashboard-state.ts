import type { UseQueryResult } from '@tanstack/react-query';
import type { Recent, Stats } from './api.ts';

type QueryPart<Data> = Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetchedAfterMount'>;

export type DashboardState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'newcomer'; readonly stats: Stats }
  | {
      readonly status: 'shown';
      readonly stats: Stats;
      readonly recent: Recent;
      /** The part that shows defaults because its call failed. */
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

/** A part that failed and is loading again still counts as failed, so that the page does not return to skeletons. */
const isLoading = ({ data, isFetchedAfterMount }: QueryPart<unknown>) =>
  data === undefined && !isFetchedAfterMount;

/** Derives the state of the page from its two calls. */
export function dashboardStateOf(
  stats: QueryPart<Stats>,
  recent: QueryPart<Recent>,
): DashboardState {
  if (isLoading(stats) || isLoading(recent)) return { status: 'loading' };
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
