import type { ResponseOf } from '@daedap/contract/call';
import { getSessionStats } from '@daedap/contract/calls/history';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';

export type Totals = ResponseOf<typeof getSessionStats>['stats'];

export const totalsQuery = queryOptions({
  queryKey: ['records', 'totals'],
  queryFn: async ({ signal }): Promise<Totals> => (await call(getSessionStats, { signal })).stats,
  // Whoever comes back from an interview wants to see it counted.
  refetchOnMount: 'always',
});
