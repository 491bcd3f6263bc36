import { chunkDb } from './chunk-db.ts';
import { type DraftInfo, draftRow } from './chunk-rows.ts';
import {
  type FinishedRecording,
  joinSlices,
  readableChunks,
  deleteDraft,
} from './recording-drafts.ts';
import { readRows } from './rows.ts';
import { getRecording } from './recordings.ts';
import { lockedDrafts } from './draft-lock.ts';

/** A recording that was cut off: the page was reloaded, the battery was empty, or the browser crashed. */
export type UnfinishedRecording = {
  readonly draft: DraftInfo;
  /** Seconds. */
  readonly duration: number;
  readonly bytes: number;
};

/** The drafts that a user may keep or discard, newest first, without those that another tab is recording. */
export async function listUnfinished(userId: number): Promise<UnfinishedRecording[]> {
  const database = await chunkDb();
  const takes = readRows(draftRow, await database.getAllFromIndex('takes', 'userId', userId)).rows;
  const held = await lockedDrafts();
  const found: UnfinishedRecording[] = [];
  for (const draft of takes.filter(({ id }) => !held.has(id))) {
    const chunks = await readableChunks(draft.id);
    const bytes = chunks.reduce((sum, { blob }) => sum + blob.size, 0);
    // It was saved, but the page ended before the draft was deleted; or nothing of it can be played.
    if (bytes === 0 || (await getRecording(userId, draft.id))) await deleteDraft(draft.id);
    else found.push({ draft, bytes, duration: chunks.at(-1)?.elapsed ?? 0 });
  }
  return found.toSorted((one, other) => other.draft.startedAt - one.draft.startedAt);
}

/** Joins the stored slices into a recording. */
export async function keepUnfinished({ draft }: UnfinishedRecording): Promise<FinishedRecording> {
  return joinSlices(draft, await readableChunks(draft.id));
}

export async function discardUnfinished({ draft }: UnfinishedRecording): Promise<void> {
  await deleteDraft(draft.id);
}
