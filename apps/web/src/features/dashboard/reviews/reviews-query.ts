import { getReviews } from '@daedap/contract/calls/practice';
import type { Review } from '@daedap/contract/practice';
import { queryOptions } from '@tanstack/react-query';
import { browserTimeZone } from '#/features/dashboard/api.ts';
import { callForRows } from '#/lib/api/call.ts';

export const reviewsQuery = queryOptions({
  queryKey: ['practice', 'reviews'],
  queryFn: async ({ signal }): Promise<readonly Review[]> => {
    const query = { tz: browserTimeZone() };
    return (await callForRows(getReviews, 'reviews', { signal, query })).reviews;
  },
  refetchOnMount: 'always',
  retry: false,
  // The service worker may have a copy.
  networkMode: 'always',
});

/** Those that are due today or were before. A copy may be of an earlier day, so the page decides. */
export const dueReviews = (reviews: readonly Review[], today: string) =>
  reviews.filter(({ dueOn }) => dueOn <= today);

/** The user's calendar day, as the server writes one. */
export function localDate(time: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}
