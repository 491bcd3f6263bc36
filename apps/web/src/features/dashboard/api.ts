import type { ResponseOf } from '@daedap/contract/call';
import { getDashboardStats, getRecentSessions } from '@daedap/contract/calls/dashboard';
import { getAnalysisHistory } from '@daedap/contract/calls/results';
import { shownRecentSessions } from '@daedap/contract/constants/interview';
import { queryOptions } from '@tanstack/react-query';
import { trendOf } from './trend.ts';
import { call, callForRows, type Unreadable } from '#/lib/api/call.ts';
import { browserTimeZone } from '#/lib/time/calendar.ts';

export type Stats = Omit<ResponseOf<typeof getDashboardStats>, 'success'>;

export const statsQuery = queryOptions({
  queryKey: ['dashboard', 'stats'],
  queryFn: ({ signal }): Promise<Stats> =>
    call(getDashboardStats, { signal, query: { tz: browserTimeZone() } }),
  // After an interview, the user wants to see it counted.
  refetchOnMount: 'always',
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
