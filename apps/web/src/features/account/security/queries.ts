import { getConsent, getSecurity, listSignIns } from '@daedap/contract/calls/account-security';
import { queryOptions } from '@tanstack/react-query';
import { call, callForRows } from '#/lib/api/call.ts';

export const signInsQuery = queryOptions({
  queryKey: ['account', 'sign-ins'],
  queryFn: async ({ signal }) => (await callForRows(listSignIns, 'signIns', { signal })).signIns,
});

export const securityQuery = queryOptions({
  queryKey: ['account', 'security'],
  queryFn: ({ signal }) => call(getSecurity, { signal }),
});

export const consentQuery = queryOptions({
  queryKey: ['account', 'consent'],
  queryFn: ({ signal }) => call(getConsent, { signal }),
});
