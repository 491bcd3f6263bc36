import { queryOptions } from '@tanstack/react-query';
import { countLocal } from '#/media/store/local-counts.ts';
import { storageKey } from '#/parts/storage/queries.ts';

export const localCountsQuery = (userId: number) =>
  queryOptions({
    queryKey: [...storageKey(userId), 'counts'],
    queryFn: () => countLocal(userId),
    retry: false,
    staleTime: 0,
  });
