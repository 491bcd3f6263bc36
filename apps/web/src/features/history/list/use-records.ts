import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { completedRecordsQuery, openRecordsQuery } from './api/get-records.ts';
import { totalsQuery } from './api/get-totals.ts';
import { isNarrowed, type RecordFilter } from './record-filter.ts';
import { viewOf } from './view.ts';

/** The figures and both lists, and what they amount to. */
export function useRecords(filter: RecordFilter) {
  const totals = useQuery(totalsQuery);
  const open = useQuery(openRecordsQuery(filter));
  const completed = useInfiniteQuery(completedRecordsQuery(filter));
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = completed;
  return {
    totals,
    completed,
    view: viewOf({ totals, open, completed, narrowed: isNarrowed(filter) }),
    /** What stands there still answers the question before. */
    late: open.isPlaceholderData || completed.isPlaceholderData,
    busy: open.isFetching || isFetching,
    fetchMore: () => {
      if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
    },
    retry: () => {
      for (const query of [open, completed]) if (query.errorUpdateCount > 0) void query.refetch();
    },
  };
}
