import type { Session } from '@daedap/contract/interviews';
import type { InfiniteData, UseQueryResult } from '@tanstack/react-query';
import type { OpenRecords, RecordPage } from './api/get-records.ts';
import type { Totals } from './api/get-totals.ts';

type Part<Data> = Pick<
  UseQueryResult<Data>,
  'data' | 'error' | 'errorUpdateCount' | 'isPlaceholderData'
>;

type Parts = {
  readonly totals: Pick<Part<Totals>, 'data'>;
  readonly open: Part<OpenRecords>;
  readonly completed: Part<InfiniteData<RecordPage>> & { readonly hasNextPage: boolean };
  /** Whether the filter leaves some out. */
  readonly narrowed: boolean;
};

export type RecordsView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'newcomer' }
  | { readonly status: 'noMatch' }
  | {
      readonly status: 'shown';
      readonly open: readonly Session[];
      readonly completed: readonly Session[];
      /** How many are completed; null while the last page is not here and nobody has counted. */
      readonly completedCount: number | null;
      /** How many could not be read. */
      readonly unreadable: number;
    };

/** One that failed and is being asked for again has still failed: the page does not jump to skeletons and back. */
const hasFailed = ({ data, errorUpdateCount, isPlaceholderData }: Part<unknown>) =>
  errorUpdateCount > 0 && (data === undefined || isPlaceholderData);

export function viewOf({ totals, open, completed, narrowed }: Parts): RecordsView {
  if (hasFailed(open) || hasFailed(completed)) {
    return { status: 'failed', error: open.error ?? completed.error };
  }
  if (!open.data || !completed.data) {
    return { status: totals.data?.totalSessions === 0 ? 'newcomer' : 'loading' };
  }
  const done = completed.data.pages.flatMap(({ sessions }) => sessions);
  const pages = [open.data, ...completed.data.pages];
  const unreadable = pages.reduce((sum, page) => sum + (page.unreadable ?? 0), 0);
  const shown = open.data.sessions.length + done.length + unreadable;
  if (shown === 0 && !completed.hasNextPage) {
    if (totals.data?.totalSessions === 0) return { status: 'newcomer' };
    if (narrowed) return { status: 'noMatch' };
    // What stands there is still the answer to a narrower question.
    const late = open.isPlaceholderData || completed.isPlaceholderData;
    return { status: late ? 'loading' : 'newcomer' };
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
