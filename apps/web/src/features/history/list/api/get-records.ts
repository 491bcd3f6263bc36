import type { ResponseOf } from '@daedap/contract/call';
import { getSessions } from '@daedap/contract/calls/history';
import type { Session } from '@daedap/contract/interviews';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callForRows, type Unreadable } from '#/lib/api/call-for-rows.ts';
import type { RecordFilter } from '#/features/history/list/record-filter.ts';

export type RecordPage = Pick<ResponseOf<typeof getSessions>, 'sessions' | 'nextCursor'> &
  Unreadable;

export type OpenRecords = Pick<RecordPage, 'sessions' | 'unreadable'>;

type Asked = {
  readonly filter: RecordFilter;
  readonly status: 'open' | 'completed';
  readonly cursor: string | null;
};

async function getPage(
  { filter, status, cursor }: Asked,
  signal: AbortSignal,
): Promise<RecordPage> {
  const { category, sort, q } = filter;
  const query = { status, category, sort, q: q || undefined, cursor: cursor ?? undefined };
  return callForRows(getSessions, 'sessions', { signal, query });
}

const options = {
  /** A list that is narrowed further keeps standing until the next one is there. */
  placeholderData: keepPreviousData,
  refetchOnMount: 'always',
  // Long enough for watching an interview's answers and coming back to the same place.
  gcTime: 30 * 60_000,
} as const;

export const openRecordsKey = ['records', 'open'];
export const completedRecordsKey = ['records', 'completed'];

/** All of them: few are open at a time. */
export const openRecordsQuery = (filter: RecordFilter) =>
  queryOptions({
    ...options,
    queryKey: [...openRecordsKey, filter],
    queryFn: async ({ signal }): Promise<OpenRecords> => {
      const sessions: Session[] = [];
      let unreadable = 0;
      let cursor: string | null = null;
      do {
        const page: RecordPage = await getPage({ filter, status: 'open', cursor }, signal);
        sessions.push(...page.sessions);
        unreadable += page.unreadable ?? 0;
        cursor = page.nextCursor;
      } while (cursor !== null);
      return { sessions, unreadable };
    },
  });

/** Page by page, as far as one has scrolled. */
export const completedRecordsQuery = (filter: RecordFilter) =>
  infiniteQueryOptions({
    ...options,
    queryKey: [...completedRecordsKey, filter],
    queryFn: ({ pageParam, signal }) =>
      getPage({ filter, status: 'completed', cursor: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
