import { getMonths, getMonthSummary } from '@daedap/contract/calls/practice';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';
import { browserTimeZone, startOf } from '#/lib/time/calendar.ts';
import { monthOfYearText } from '#/lib/time/date-text.ts';

/** The service worker may have a copy. */
const settings = { refetchOnMount: 'always', retry: false, networkMode: 'always' } as const;

export const monthsQuery = queryOptions({
  queryKey: ['practice', 'months'],
  queryFn: async ({ signal }): Promise<readonly string[]> =>
    (await call(getMonths, { signal, query: { tz: browserTimeZone() } })).months,
  ...settings,
});

export const summaryQuery = (month: string) =>
  queryOptions({
    queryKey: ['practice', 'month-summary', month],
    queryFn: async ({ signal }) => {
      const query = { month, tz: browserTimeZone() };
      return (await call(getMonthSummary, { signal, query })).summary;
    },
    ...settings,
  });

/** 2026년 11월, November 2026. */
export const monthName = (month: string) => monthOfYearText(startOf(`${month}-01`));
