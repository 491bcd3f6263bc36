import type { ResponseOf } from '@daedap/contract/call';
import { getAdminOverview } from '@daedap/contract/calls/admin';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';

export type Overview = ResponseOf<typeof getAdminOverview>;

export const overviewQuery = queryOptions({
  queryKey: ['admin', 'overview'],
  queryFn: ({ signal }) => call(getAdminOverview, { signal }),
});
