import type { ResponseOf } from '@daedap/contract/call';
import { getAdminOverview } from '@daedap/contract/calls/admin';
import { getClientErrors } from '@daedap/contract/calls/client-errors';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';

export type Overview = ResponseOf<typeof getAdminOverview>;

export const overviewQuery = queryOptions({
  queryKey: ['admin', 'overview'],
  queryFn: ({ signal }) => call(getAdminOverview, { signal }),
});

/** The latest faults of all browsers. */
export const clientErrorsQuery = queryOptions({
  queryKey: ['admin', 'client-errors'],
  queryFn: async ({ signal }) => {
    const { errors } = await call(getClientErrors, { signal });
    return errors;
  },
  // An admin who opens this page wants current data.
  staleTime: 0,
});
