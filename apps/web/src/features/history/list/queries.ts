import type { ResponseOf } from '@daedap/contract/call';
import { getSessions, getSessionStats } from '@daedap/contract/calls/history';
import type { Session } from '@daedap/contract/interviews';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callForRows, type Unreadable } from '#/lib/api/call.ts';
import type { SessionFilter } from './session-filter.ts';

export type Totals = ResponseOf<typeof getSessionStats>['stats'];

export const totalsQuery = queryOptions({
  queryKey: ['records', 'totals'],
  queryFn: async ({ signal }): Promise<Totals> => (await call(getSessionStats, { signal })).stats,
  // A user who returns from an interview expects it in the figures.
  refetchOnMount: 'always',
});

export type SessionPage = Pick<ResponseOf<typeof getSessions>, 'sessions' | 'nextCursor'> &
  Unreadable;

export type OpenSessions = Pick<SessionPage, 'sessions' | 'unreadable'>;

const options = {
  /** After a change of the filter the old list stays until the new one is loaded. */
  placeholderData: keepPreviousData,
  refetchOnMount: 'always',
  // Long enough to watch the answers of a session and return to the same position.
  gcTime: 30 * 60_000,
} as const;

export const openSessionsKey = ['records', 'open'];

export const completedSessionsKey = ['records', 'completed'];

/** Loads all pages: few sessions are open at a time. */
export const openSessionsQuery = (filter: SessionFilter) =>
  queryOptions({
    ...options,
    queryKey: [...openSessionsKey, filter],
    queryFn: async ({ signal }): Promise<OpenSessions> => {
      const sessions: Session[] = [];
      let unreadable = 0;
      let cursor: string | null = null;
      do {
        const page: SessionPage = await getPage({ filter, status: 'open', cursor }, signal);
        sessions.push(...page.sessions);
        unreadable += page.unreadable ?? 0;
        cursor = page.nextCursor;
      } while (cursor !== null);
      return { sessions, unreadable };
    },
  });

/** Loads page by page while the user scrolls. */
export const completedSessionsQuery = (filter: SessionFilter) =>
  infiniteQueryOptions({
    ...options,
    queryKey: [...completedSessionsKey, filter],
    queryFn: ({ pageParam, signal }) =>
      getPage({ filter, status: 'completed', cursor: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

type PageRequest = {
  readonly filter: SessionFilter;
  readonly status: 'open' | 'completed';
  readonly cursor: string | null;
};

async function getPage(
  { filter, status, cursor }: PageRequest,
  signal: AbortSignal,
): Promise<SessionPage> {
  const { category, sort, q } = filter;
  const query = { status, category, sort, q: q || undefined, cursor: cursor ?? undefined };
  return callForRows(getSessions, 'sessions', { signal, query });
}
