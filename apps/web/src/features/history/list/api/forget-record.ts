import type { Session } from '@daedap/contract/interviews';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import {
  completedRecordsKey,
  type OpenRecords,
  openRecordsKey,
  type RecordPage,
} from './get-records.ts';
import { totalsQuery } from './get-totals.ts';

/** Takes a deleted session out of every list that this tab has, and has the figures counted again. */
export async function forgetRecord(client: QueryClient, id: number): Promise<void> {
  // An answer that was on its way would bring it back.
  await client.cancelQueries({ queryKey: openRecordsKey });
  await client.cancelQueries({ queryKey: completedRecordsKey });
  const others = (sessions: readonly Session[]) => sessions.filter((session) => session.id !== id);
  client.setQueriesData<OpenRecords>(
    { queryKey: openRecordsKey },
    (list) => list && { ...list, sessions: others(list.sessions) },
  );
  client.setQueriesData<InfiniteData<RecordPage>>(
    { queryKey: completedRecordsKey },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({ ...page, sessions: others(page.sessions) })),
      },
  );
  // Nobody is shown from memory what is gone.
  for (const name of ['results', 'session-details', 'attempts']) {
    client.removeQueries({ queryKey: [name] });
  }
  void client.invalidateQueries({ queryKey: totalsQuery.queryKey });
  void client.invalidateQueries({ queryKey: ['dashboard'] });
}
