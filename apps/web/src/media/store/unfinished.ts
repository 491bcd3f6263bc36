import { chunkDb } from './chunk-db.ts';
import { type TakeInfo, takeRow } from './chunk-rows.ts';
import { type Finished, join, readableChunks, removeTake } from './chunks.ts';
import { readRows } from './read-rows.ts';
import { getRecording } from './recordings.ts';
import { heldTakes } from './take-lock.ts';

/** A recording that was cut off: the page was reloaded, the battery went, the browser fell over. */
export type Unfinished = {
  readonly take: TakeInfo;
  /** Seconds. */
  readonly duration: number;
  readonly bytes: number;
};

/** What one user may keep or discard, newest first. What another tab is recording right now is not among it. */
export async function listUnfinished(userId: number): Promise<Unfinished[]> {
  const database = await chunkDb();
  const takes = readRows(takeRow, await database.getAllFromIndex('takes', 'userId', userId)).rows;
  const held = await heldTakes();
  const found: Unfinished[] = [];
  for (const take of takes.filter(({ id }) => !held.has(id))) {
    const chunks = await readableChunks(take.id);
    const bytes = chunks.reduce((sum, { blob }) => sum + blob.size, 0);
    // Saved already, only the page ended before it was cleared away; or nothing of it can be played.
    if (bytes === 0 || (await getRecording(userId, take.id))) await removeTake(take.id);
    else found.push({ take, bytes, duration: chunks.at(-1)?.elapsed ?? 0 });
  }
  return found.toSorted((one, other) => other.take.startedAt - one.take.startedAt);
}

/** Joins what was stored into a recording. */
export async function keepUnfinished({ take }: Unfinished): Promise<Finished> {
  return join(take, await readableChunks(take.id));
}

export async function discardUnfinished({ take }: Unfinished): Promise<void> {
  await removeTake(take.id);
}
