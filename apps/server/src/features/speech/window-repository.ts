import type { Language } from '@daedap/contract/languages';
import type { RecognisedWindow } from '@daedap/speech/join-windows';
import type { Recognition } from '@daedap/speech/recognition';
import type { Db } from './repository.ts';

/** The end of an answer retries windows that failed before, but not for ever. */
const maxFailures = 10;

/** A window that this node works on. */
export type ClaimedWindow = { streamId: number; number: number; pcm: Buffer; language: Language };

/**
 * Claims the first window of a stream that has no claim, or whose claim has expired. A claim from the future has expired
 * too: the clock was put back. Null when there is none.
 */
export async function claimWindow(
  db: Db,
  claim: { streamId: number; node: string; now: Date; lifetimeMs: number; retry: boolean },
): Promise<ClaimedWindow | null> {
  const away = (ms: number) => new Date(claim.now.getTime() + ms);
  const row = await db
    .updateTable('speech_windows')
    .from('speech_streams')
    .set({ claimed_by: claim.node, claimed_at: claim.now })
    .whereRef('speech_streams.id', '=', 'speech_windows.stream_id')
    .where('speech_windows.stream_id', '=', claim.streamId)
    .where('speech_windows.number', '=', (from) =>
      from
        .selectFrom('speech_windows as free')
        .select('free.number')
        .where('free.stream_id', '=', claim.streamId)
        .where('free.heard', 'is', null)
        .where('free.failures', '<=', claim.retry ? maxFailures : 0)
        .where((free) =>
          free.or([
            free('free.claimed_at', 'is', null),
            free('free.claimed_at', '<', away(-claim.lifetimeMs)),
            free('free.claimed_at', '>', away(claim.lifetimeMs)),
          ]),
        )
        .orderBy('free.number')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['speech_windows.number', 'speech_windows.pcm', 'speech_streams.language'])
    .executeTakeFirst();
  if (!row) return null;
  const { number, pcm, language } = row;
  return { streamId: claim.streamId, number, pcm: pcm ?? Buffer.alloc(0), language };
}

const updateWindow = (db: Db, { streamId, number }: ClaimedWindow) =>
  db
    .updateTable('speech_windows')
    .where('stream_id', '=', streamId)
    .where('number', '=', number)
    .where('heard', 'is', null);

/** Keeps a claim from expiring while the window is being recognised. */
export async function renewClaim(
  db: Db,
  window: ClaimedWindow,
  node: string,
  now: Date,
): Promise<void> {
  await updateWindow(db, window).set({ claimed_at: now }).where('claimed_by', '=', node).execute();
}

/** The first result wins. The sound is not needed any more. */
export async function storeRecognition(
  db: Db,
  window: ClaimedWindow,
  recognition: Recognition,
): Promise<void> {
  await updateWindow(db, window)
    .set({ heard: JSON.stringify(recognition), pcm: null, claimed_by: null, claimed_at: null })
    .execute();
}

/** Gives up a claim, so that the window can be claimed again. */
export async function releaseWindow(
  db: Db,
  window: ClaimedWindow,
  node: string,
  failed: boolean,
): Promise<void> {
  await updateWindow(db, window)
    .set((row) => ({
      claimed_by: null,
      claimed_at: null,
      failures: row('failures', '+', failed ? 1 : 0),
    }))
    .where('claimed_by', '=', node)
    .execute();
}

export async function releaseNode(db: Db, node: string): Promise<void> {
  await db
    .updateTable('speech_windows')
    .set({ claimed_by: null, claimed_at: null })
    .where('claimed_by', '=', node)
    .where('heard', 'is', null)
    .execute();
}

export async function countUnrecognised(db: Db, streamId: number): Promise<number> {
  const row = await db
    .selectFrom('speech_windows')
    .select((from) => from.fn.countAll<string>().as('count'))
    .where('stream_id', '=', streamId)
    .where('heard', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** First versions of windows, by their number. */
export type Drafts = ReadonlyMap<number, Recognition>;

/** The windows from the first on, up to the first that has neither a text nor a draft. */
export async function readRecognisedWindows(
  db: Db,
  streamId: number,
  drafts: Drafts = new Map(),
): Promise<RecognisedWindow[]> {
  const rows = await db
    .selectFrom('speech_windows')
    .select(['number', 'start_seconds', 'voice', 'heard'])
    .where('stream_id', '=', streamId)
    .orderBy('number')
    .execute();
  const windows: RecognisedWindow[] = [];
  for (const row of rows) {
    const recognition = row.heard ?? drafts.get(row.number);
    if (!recognition) break;
    windows.push({ start: row.start_seconds, voice: row.voice, recognition });
  }
  return windows;
}

/** The same, and how many of them were captions before. All of them count as captions from now on. */
export function takeCaptionWindows(
  db: Db,
  streamId: number,
  drafts: Drafts,
): Promise<{ windows: RecognisedWindow[]; told: number }> {
  return db.transaction().execute(async (transaction) => {
    const stream = await transaction
      .selectFrom('speech_streams')
      .select('told')
      .where('id', '=', streamId)
      .forUpdate()
      .executeTakeFirst();
    const windows = await readRecognisedWindows(transaction, streamId, drafts);
    const told = stream?.told ?? 0;
    if (windows.length > told) {
      await transaction
        .updateTable('speech_streams')
        .set({ told: windows.length })
        .where('id', '=', streamId)
        .execute();
    }
    return { windows, told };
  });
}
