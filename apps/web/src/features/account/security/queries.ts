import { listSignIns } from '@daedap/contract/calls/account-security';
import { queryOptions } from '@tanstack/react-query';
import { callForRows } from '#/lib/api/call.ts';

export const signInsQuery = queryOptions({
  queryKey: ['account', 'sign-ins'],
  queryFn: async ({ signal }) => (await callForRows(listSignIns, 'signIns', { signal })).signIns,
});
