import { getReviews } from '@daedap/contract/calls/practice';
import type { Review } from '@daedap/contract/practice';
import { queryOptions } from '@tanstack/react-query';
import { questionsAnsweredHere } from '#/domain/answer/practice-changes.ts';
import { callForRows } from '#/lib/api/call.ts';
import { browserTimeZone } from '#/lib/time/calendar.ts';

export const reviewsQuery = queryOptions({
  queryKey: ['practice', 'reviews'],
  queryFn: async ({ signal }): Promise<readonly Review[]> => {
    const query = { tz: browserTimeZone() };
    const { reviews } = await callForRows(getReviews, 'reviews', { signal, query });
    // The server decides about these once it has the new answer.
    const answered = new Set(await questionsAnsweredHere());
    return reviews.filter(({ answer }) => !answered.has(answer.questionId));
  },
  refetchOnMount: 'always',
  retry: false,
  // The service worker may have a copy.
  networkMode: 'always',
});

/** Those that are due today or were before. A copy may be of an earlier day, so the page decides. */
export const dueReviews = (reviews: readonly Review[], today: string) =>
  reviews.filter(({ dueOn }) => dueOn <= today);
