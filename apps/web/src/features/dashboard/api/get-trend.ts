import { getAnalysisHistory } from '@daedap/contract/calls/results';
import { shownRecentSessions } from '@daedap/contract/constants/interview';
import { queryOptions } from '@tanstack/react-query';
import { callForRows } from '#/lib/api/call-for-rows.ts';
import { trendOf } from '../trend.ts';

export const trendQuery = queryOptions({
  queryKey: ['dashboard', 'trend'],
  queryFn: async ({ signal }) => {
    const query = { limit: String(shownRecentSessions) };
    return trendOf((await callForRows(getAnalysisHistory, 'analyses', { signal, query })).analyses);
  },
  refetchOnMount: 'always',
});
