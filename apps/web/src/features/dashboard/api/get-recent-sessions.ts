import type { ResponseOf } from '@daedap/contract/call';
import { getRecentSessions } from '@daedap/contract/calls/dashboard';
import { queryOptions } from '@tanstack/react-query';
import { callForRows, type Unreadable } from '#/lib/api/call-for-rows.ts';

export type RecentSession = ResponseOf<typeof getRecentSessions>['sessions'][number];

export type Recent = { readonly sessions: readonly RecentSession[] } & Unreadable;

export const recentSessionsQuery = queryOptions({
  queryKey: ['dashboard', 'recent-sessions'],
  queryFn: ({ signal }): Promise<Recent> => callForRows(getRecentSessions, 'sessions', { signal }),
  refetchOnMount: 'always',
});
