import { queryOptions } from '@tanstack/react-query';
import { reportAndReturn } from '#/lib/errors/report-error.ts';
import { listBackups } from '#/media/store/backups.ts';
import { listLocalRows } from '#/media/store/local-rows.ts';
import { listRecordings } from '#/media/store/recordings.ts';
import { readStorageInfo } from '#/media/store/storage-info.ts';
import { listUnfinished } from '#/media/store/unfinished.ts';

/** Everything that this browser keeps for a user; what changes it invalidates this key. */
export const storageKey = (userId: number) => ['storage', userId];

export const recordingsQuery = (userId: number) =>
  queryOptions({
    queryKey: [...storageKey(userId), 'recordings'],
    queryFn: async () => {
      const { rows, broken } = await listRecordings(userId);
      const [space, backups] = await Promise.all([
        readStorageInfo(rows.length),
        // Without the second database the recordings are there all the same.
        listBackups(userId).catch(reportAndReturn('storage', 'listing backups', [])),
      ]);
      return { recordings: rows, broken, space, backups };
    },
    retry: false,
    staleTime: 0,
  });

export type LocalStorageView = Awaited<
  ReturnType<NonNullable<ReturnType<typeof recordingsQuery>['queryFn']>>
>;

export const unfinishedQuery = (userId: number) =>
  queryOptions({
    queryKey: [...storageKey(userId), 'unfinished'],
    queryFn: () => listUnfinished(userId),
    retry: false,
    staleTime: 0,
  });

export const localRowsQuery = (userId: number) =>
  queryOptions({
    queryKey: [...storageKey(userId), 'rows'],
    queryFn: () => listLocalRows(userId),
    retry: false,
    staleTime: 0,
  });
