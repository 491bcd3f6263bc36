import type { Session } from '@daedap/contract/interviews';
import {
  type InfiniteData,
  useInfiniteQuery,
  useQuery,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useDeferredQuery } from '#/lib/api/use-deferred-query.ts';
import {
  completedSessionsQuery,
  type OpenSessions,
  openSessionsQuery,
  type SessionPage,
  type Totals,
  totalsQuery,
} from './queries.ts';
import { isNarrowed, type SessionFilter } from './session-filter.ts';

/** Loads the totals and both lists, and says what the page shows. */
export function useSessionList(filter: SessionFilter) {
  const totals = useQuery(totalsQuery);
  const open = useQuery(openSessionsQuery(filter));
  const completed = useInfiniteQuery(completedSessionsQuery(filter));
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = completed;
  const shownOpen = useDeferredQuery(open);
  const shownCompleted = useDeferredQuery(completed);
  return {
    totals,
    completed,
    state: listStateOf({
      totals,
      open: shownOpen,
      completed: { ...shownCompleted, hasNextPage },
      narrowed: isNarrowed(filter),
    }),
    /** The lists still belong to the previous filter. */
    late: shownOpen.isPlaceholderData || shownCompleted.isPlaceholderData,
    busy: open.isFetching || isFetching,
    fetchMore: () => {
      if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
    },
    retry: () => {
      for (const query of [open, completed]) if (query.errorUpdateCount > 0) void query.refetch();
    },
  };
}

type Query<Data> = Pick<
  UseQueryResult<Data>,
  'data' | 'error' | 'errorUpdateCount' | 'isPlaceholderData'
>;

type Queries = {
  readonly totals: Pick<Query<Totals>, 'data'>;
  readonly open: Query<OpenSessions>;
  readonly completed: Query<InfiniteData<SessionPage>> & { readonly hasNextPage: boolean };
  /** Whether the filter may leave sessions out. */
  readonly narrowed: boolean;
};

export type SessionListState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'empty' }
  | { readonly status: 'noMatch' }
  | {
      readonly status: 'shown';
      readonly open: readonly Session[];
      readonly completed: readonly Session[];
      /** How many are completed; null while more pages follow and the totals do not tell. */
      readonly completedCount: number | null;
      /** How many rows could not be parsed. */
      readonly unreadable: number;
    };

export function listStateOf({ totals, open, completed, narrowed }: Queries): SessionListState {
  if (hasFailed(open) || hasFailed(completed)) {
    return { status: 'failed', error: open.error ?? completed.error };
  }
  if (!open.data || !completed.data) {
    return { status: totals.data?.totalSessions === 0 ? 'empty' : 'loading' };
  }
  const done = completed.data.pages.flatMap(({ sessions }) => sessions);
  const pages = [open.data, ...completed.data.pages];
  const unreadable = pages.reduce((sum, page) => sum + (page.unreadable ?? 0), 0);
  const shown = open.data.sessions.length + done.length + unreadable;
  if (shown === 0 && !completed.hasNextPage) {
    if (totals.data?.totalSessions === 0) return { status: 'empty' };
    if (narrowed) return { status: 'noMatch' };
    // The empty lists may still belong to a narrower filter.
    const late = open.isPlaceholderData || completed.isPlaceholderData;
    return { status: late ? 'loading' : 'empty' };
  }
  const counted = narrowed ? null : (totals.data?.completedSessions ?? null);
  return {
    status: 'shown',
    open: open.data.sessions,
    completed: done,
    completedCount: completed.hasNextPage ? counted : done.length,
    unreadable,
  };
}

/** A failed query that is being retried still counts as failed: the page does not jump to skeletons and back. */
const hasFailed = ({ data, errorUpdateCount, isPlaceholderData }: Query<unknown>) =>
  errorUpdateCount > 0 && (data === undefined || isPlaceholderData);
