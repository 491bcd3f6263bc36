import { recordingsKeptByCleanup } from '@daedap/contract/constants/storage';
import { deleteRecordings, listRecordings } from './recordings.ts';
import type { Recording } from './rows.ts';

/** What a clean-up would remove of a list that has the newest first. */
export function beyondLatest<Row extends Pick<Recording, 'id'>>(rows: readonly Row[]): Row[] {
  return rows.slice(recordingsKeptByCleanup);
}

/** Keeps the latest ten and says how many went. Only ever called because a person asked for it and confirmed. */
export async function cleanUp(userId: number): Promise<number> {
  const { rows } = await listRecordings(userId);
  const going = new Set(beyondLatest(rows).map(({ id }) => id));
  return deleteRecordings(userId, ({ id }) => going.has(id));
}
