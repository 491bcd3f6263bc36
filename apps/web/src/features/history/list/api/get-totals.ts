import type { ResponseOf } from '@daedap/contract/call';
import { getRecordingStats } from '@daedap/contract/calls/recordings';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';

export type Totals = ResponseOf<typeof getRecordingStats>['stats'];

export const totalsQuery = queryOptions({
  queryKey: ['records', 'totals'],
  queryFn: async ({ signal }): Promise<Totals> => (await call(getRecordingStats, { signal })).stats,
  // Whoever comes back from an interview wants to see it counted.
  refetchOnMount: 'always',
});
