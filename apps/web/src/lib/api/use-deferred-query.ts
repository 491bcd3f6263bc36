import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';

type Shown<Data> = Pick<
  UseQueryResult<Data>,
  'data' | 'error' | 'errorUpdateCount' | 'isFetchedAfterMount' | 'isPlaceholderData'
>;

/**
 * What a long page shows of a query. React renders a response in one go, and the first one fills the page, which blocks a
 * weak phone for half a second. Deferred, it is rendered in short steps, and a press is handled between them.
 */
export function useDeferredQuery<Data>({
  data,
  error,
  errorUpdateCount,
  isFetchedAfterMount,
  isPlaceholderData,
}: Shown<Data>): Shown<Data> {
  // A query makes a new object for each render.
  const now = useMemo(
    () => ({ data, error, errorUpdateCount, isFetchedAfterMount, isPlaceholderData }),
    [data, error, errorUpdateCount, isFetchedAfterMount, isPlaceholderData],
  );
  const deferred = useDeferredValue(now);
  return deferred.data === undefined ? deferred : now;
}
