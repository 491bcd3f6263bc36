import { getHealth } from '@daedap/contract/calls/health';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';

export const healthQuery = queryOptions({
  queryKey: ['health'],
  queryFn: ({ signal }) => call(getHealth, { signal }),
});
