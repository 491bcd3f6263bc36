import type { ResponseOf } from '@daedap/contract/call';
import { getRecentSessions } from '@daedap/contract/calls/dashboard';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';

export type RecentSession = ResponseOf<typeof getRecentSessions>['sessions'][number];

export const recentSessionsQuery = queryOptions({
  queryKey: ['dashboard', 'recent-sessions'],
  queryFn: async ({ signal }) => (await call(getRecentSessions, { signal })).sessions,
  refetchOnMount: 'always',
});
