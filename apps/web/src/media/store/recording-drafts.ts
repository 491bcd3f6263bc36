import { seekable } from '#/media/recorder/seekable.ts';
import { chunkDb } from './chunk-db.ts';
import { type Chunk, chunkRow, type DraftInfo } from './chunk-rows.ts';
import { completeTransaction } from './database.ts';
import { isQuotaError } from './errors.ts';
import { readRows, type Recording } from './rows.ts';
import { saveRecording } from './recordings.ts';
import { lockDraft } from './draft-lock.ts';

/** `full`: no space left. In both cases nothing is lost while the page lives, and the next slice tries again. */
type SliceResult = 'stored' | 'full' | 'failed';

export type FinishedRecording =
  | { readonly status: 'saved'; readonly recording: Recording }
  /** The recording is complete, but only in memory. What was stored of it stays for the next visit. */
  | { readonly status: 'full' | 'failed'; readonly recording: Recording }
  | { readonly status: 'empty' };

/** A recording in progress. Its creator ends it with one of the last three methods. */
export type RecordingDraft = {
  readonly id: string;
  /** A slice of the recorder, and the seconds from the start of the recording to its end. */
  readonly append: (slice: Blob, elapsed: number) => Promise<SliceResult>;
  /** Joins the slices into a recording, once all of them are stored. Rejects when they cannot be read back. */
  readonly finish: () => Promise<FinishedRecording>;
  /** Deletes what was stored. */
  readonly discard: () => Promise<void>;
  /** Leaves what was stored for the next visit. */
  readonly dispose: () => void;
};

type Slice = { readonly blob: Blob; readonly elapsed: number };

export function openDraft(info: DraftInfo): RecordingDraft {
  const queue = createSerialQueue();
  const release = lockDraft(info.id);
  /** Memory holds only slices that are not stored yet, so a long answer takes no more than a short one. */
  const waiting: Slice[] = [];
  let stored = 0;

  const storeWaiting = async (): Promise<SliceResult> => {
    const now = [...waiting];
    if (now.length === 0) return 'stored';
    try {
      await putSlices(info, now, stored);
    } catch (error) {
      return isQuotaError(error) ? 'full' : 'failed';
    }
    waiting.splice(0, now.length);
    stored += now.length;
    return 'stored';
  };

  const finish = async (): Promise<FinishedRecording> => {
    await queue.settled();
    try {
      const storedSlices = stored > 0 ? await readableChunks(info.id) : [];
      return await joinSlices(info, [...storedSlices, ...waiting]);
    } finally {
      release();
    }
  };

  return {
    id: info.id,
    append: (blob, elapsed) => {
      waiting.push({ blob, elapsed });
      return queue.add(storeWaiting);
    },
    finish,
    discard: async () => {
      await queue.settled();
      try {
        await deleteDraft(info.id);
      } finally {
        release();
      }
    },
    dispose: release,
  };
}

/** The row is written with the first slice, so a draft in the database is never empty. */
async function putSlices(info: DraftInfo, slices: readonly Slice[], from: number): Promise<void> {
  const database = await chunkDb();
  const transaction = database.transaction(['takes', 'chunks'], 'readwrite');
  const chunks = transaction.objectStore('chunks');
  const work: Promise<unknown>[] = slices.map(({ blob, elapsed }, at) =>
    chunks.put({ takeId: info.id, index: from + at, blob, elapsed }),
  );
  if (from === 0) work.push(transaction.objectStore('takes').put(info));
  await completeTransaction(transaction.done, work);
}

export async function joinSlices(
  info: DraftInfo,
  slices: readonly Slice[],
): Promise<FinishedRecording> {
  const { mimeType, startedAt, ...rest } = info;
  const recorded = new Blob(
    slices.map((slice) => slice.blob),
    { type: mimeType },
  );
  if (recorded.size === 0) return { status: 'empty' };
  const blob = await seekable(recorded);
  const duration = slices.at(-1)?.elapsed ?? 0;
  const recording: Recording = { ...rest, blob, duration, timestamp: startedAt };
  try {
    await saveRecording(recording);
  } catch (error) {
    return { status: isQuotaError(error) ? 'full' : 'failed', recording };
  }
  // The recording is saved. If deleting the slices fails, the next visit deletes them.
  await deleteDraft(info.id).catch(() => undefined);
  return { status: 'saved', recording };
}

export async function deleteDraft(id: string): Promise<void> {
  const database = await chunkDb();
  const transaction = database.transaction(['takes', 'chunks'], 'readwrite');
  const chunks = transaction.objectStore('chunks');
  const keys = await chunks.index('takeId').getAllKeys(id);
  await completeTransaction(transaction.done, [
    ...keys.map((key) => chunks.delete(key)),
    transaction.objectStore('takes').delete(id),
  ]);
}

/** Returns the chunks up to the first missing one, because a recording cannot be played past a gap. */
export async function readableChunks(takeId: string): Promise<Chunk[]> {
  const database = await chunkDb();
  const { rows } = readRows(chunkRow, await database.getAllFromIndex('chunks', 'takeId', takeId));
  const ordered = rows.toSorted((one, other) => one.index - other.index);
  const hole = ordered.findIndex(({ index }, at) => index !== at);
  return hole === -1 ? ordered : ordered.slice(0, hole);
}

type SerialQueue = {
  /** Runs after all earlier work, whether that succeeded or failed. */
  readonly add: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Resolves once the queue is empty. */
  readonly settled: () => Promise<void>;
};

function createSerialQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve();
  return {
    add: (work) => {
      const result = last.then(work);
      // The caller gets the failure; the next work does not depend on it.
      last = result.catch(() => undefined);
      return result;
    },
    settled: async () => {
      await last;
    },
  };
}
