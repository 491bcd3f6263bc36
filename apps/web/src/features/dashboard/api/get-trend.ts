import { getAnalysisHistory } from '@daedap/contract/calls/results';
import { recentSessionsShown } from '@daedap/contract/constants/interview';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';
import { trendOf } from '../trend.ts';

export const trendQuery = queryOptions({
  queryKey: ['dashboard', 'trend'],
  queryFn: async ({ signal }) => {
    const query = { limit: String(recentSessionsShown) };
    return trendOf((await call(getAnalysisHistory, { signal, query })).analyses);
  },
  refetchOnMount: 'always',
});
