import { queryOptions } from '@tanstack/react-query';
import { reportAndReturn } from '#/lib/errors/report-error.ts';
import { useSession } from '#/lib/session/session-store.ts';
import { listBackups } from '#/media/store/backups.ts';
import { listLocalRows } from '#/media/store/local-rows.ts';
import { listRecordings } from '#/media/store/recordings.ts';
import { readStorageInfo } from '#/media/store/storage-info.ts';
import { listUnfinished } from '#/media/store/unfinished.ts';

/** The key of all that this browser stores for a user; every change invalidates it. */
export const storageKey = (userId: number) => ['storage', userId];

export const recordingsQuery = (userId: number) =>
  queryOptions({
    queryKey: [...storageKey(userId), 'recordings'],
    queryFn: async () => {
      const { rows, broken } = await listRecordings(userId);
      const [space, backups] = await Promise.all([
        readStorageInfo(rows.length),
        // A failure of the second database must not hide the recordings.
        listBackups(userId).catch(reportAndReturn('storage', 'listing backups', [])),
      ]);
      return { recordings: rows, broken, space, backups };
    },
    retry: false,
    staleTime: 0,
  });

export type StoredRecordings = Awaited<
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

/** The user who is signed in, or null. */
export function useUserId(): number | null {
  const session = useSession();
  return session.status === 'signedIn' ? session.user.id : null;
}
