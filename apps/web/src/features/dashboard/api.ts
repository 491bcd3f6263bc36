import type { ResponseOf } from '@daedap/contract/call';
import { getDashboardStats, getRecentSessions } from '@daedap/contract/calls/dashboard';
import { getAnalysisHistory } from '@daedap/contract/calls/results';
import { shownRecentSessions } from '@daedap/contract/constants/interview';
import { queryOptions } from '@tanstack/react-query';
import { trendOf } from './trend.ts';
import { call, callForRows, readResponse, readRows, type Unreadable } from '#/lib/api/call.ts';
import { addressOf } from '#/lib/api/send.ts';
import { readCopy } from '#/lib/pwa/read-copy.ts';
import { browserTimeZone } from '#/lib/time/calendar.ts';

export type Stats = Omit<ResponseOf<typeof getDashboardStats>, 'success'>;

export const statsQuery = queryOptions({
  queryKey: ['dashboard', 'stats'],
  queryFn: ({ signal }): Promise<Stats> =>
    call(getDashboardStats, { signal, query: { tz: browserTimeZone() } }),
  // After an interview, the user wants to see it counted.
  refetchOnMount: 'always',
});

export type LastKnown = { readonly stats: Stats; readonly recent: Recent; readonly at: number };

/**
 * What the dashboard showed the last time, from the copies of the service worker. They belong to this user and are
 * deleted on sign-out. Null where one of the two is missing.
 */
export const lastKnownQuery = (userId: number | null) =>
  queryOptions({
    queryKey: ['dashboard', 'last-known', userId],
    queryFn: async (): Promise<LastKnown | null> => {
      if (userId === null) return null;
      const query = { tz: browserTimeZone() };
      const [stats, recent] = await Promise.all([
        readCopy(userId, addressOf(getDashboardStats.path, undefined, query)),
        readCopy(userId, addressOf(getRecentSessions.path, undefined, undefined)),
      ]);
      return stats && recent
        ? {
            stats: await readResponse(getDashboardStats, stats.response),
            recent: await readRows(getRecentSessions, 'sessions', recent.response),
            at: recent.keptAt,
          }
        : null;
    },
    retry: false,
    staleTime: Infinity,
  });

export type RecentSession = ResponseOf<typeof getRecentSessions>['sessions'][number];

export type Recent = { readonly sessions: readonly RecentSession[] } & Unreadable;

export const recentSessionsQuery = queryOptions({
  queryKey: ['dashboard', 'recent-sessions'],
  queryFn: ({ signal }): Promise<Recent> => callForRows(getRecentSessions, 'sessions', { signal }),
  refetchOnMount: 'always',
});

export const trendQuery = queryOptions({
  queryKey: ['dashboard', 'trend'],
  queryFn: async ({ signal }) => {
    const query = { limit: String(shownRecentSessions) };
    return trendOf((await callForRows(getAnalysisHistory, 'analyses', { signal, query })).analyses);
  },
  refetchOnMount: 'always',
});
