import type { ResponseOf } from '@daedap/contract/call';
import { getDashboardStats } from '@daedap/contract/calls/dashboard';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';
import { browserTimeZone } from './browser-time-zone.ts';

export type Stats = Omit<ResponseOf<typeof getDashboardStats>, 'success'>;

export const statsQuery = queryOptions({
  queryKey: ['dashboard', 'stats'],
  queryFn: ({ signal }): Promise<Stats> =>
    call(getDashboardStats, { signal, query: { tz: browserTimeZone() } }),
  // Whoever comes back from an interview wants to see it counted.
  refetchOnMount: 'always',
});
