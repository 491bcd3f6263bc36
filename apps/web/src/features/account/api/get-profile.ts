import { getProfile } from '@daedap/contract/calls/accounts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';

export const profileQuery = queryOptions({
  queryKey: ['account', 'profile'],
  queryFn: async ({ signal }) => (await call(getProfile, { signal })).user,
});
