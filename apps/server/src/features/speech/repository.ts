import type { Language } from '@daedap/contract/languages';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { SpeechStreamsTable, SpeechTables } from '../../database/speech-tables.ts';

export type Db = Kysely<Schema>;

export type Stream = Selectable<SpeechStreamsTable>;

/** The user's stream with that key; a new one when there is none. */
export async function openStream(
  db: Db,
  { userId, key, language, now }: { userId: number; key: string; language: Language; now: Date },
): Promise<Pick<Stream, 'id' | 'closed' | 'next_index'>> {
  return db
    .insertInto('speech_streams')
    .values({ user_id: userId, key, language, updated_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doUpdateSet({ updated_at: now }))
    .returning(['id', 'closed', 'next_index'])
    .executeTakeFirstOrThrow();
}

export async function findStreamId(db: Db, userId: number, key: string): Promise<number | null> {
  const row = await db
    .selectFrom('speech_streams')
    .select('id')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.id ?? null;
}

export function readStream(db: Db, id: number): Promise<Stream | undefined> {
  return db.selectFrom('speech_streams').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function deleteStream(db: Db, id: number): Promise<void> {
  await db.deleteFrom('speech_streams').where('id', '=', id).execute();
}

/** Keeps streams that an unfinished answer still needs. */
export async function deleteStreamsBefore(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('speech_streams')
    .where('updated_at', '<', before)
    .where(isNotAwaited)
    .execute();
}

const isNotAwaited = sql<boolean>`not exists (
  select 1 from answers
  where answers.user_id = speech_streams.user_id and answers.stream_key = speech_streams.key
    and answers.analysis_status in ('pending', 'processing')
)`;

/** Deletes all but the user's newest streams: each may hold a lot of data. */
export async function deleteOldStreams(db: Db, userId: number, kept: number): Promise<void> {
  await db
    .deleteFrom('speech_streams')
    .where('id', 'in', (from) =>
      from
        .selectFrom('speech_streams')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc')
        .offset(kept),
    )
    .where(isNotAwaited)
    .execute();
}

export async function storedBytes(db: Db, streamId: number): Promise<number> {
  const row = await db
    .selectFrom('speech_chunks')
    .select(sql<number>`coalesce(sum(octet_length(data)), 0)::int`.as('bytes'))
    .where('stream_id', '=', streamId)
    .executeTakeFirstOrThrow();
  return row.bytes;
}

/** Does nothing when the chunk is already there. */
export async function insertChunk(
  db: Db,
  chunk: { stream_id: number; chunk_index: number; data: Buffer },
): Promise<void> {
  await db
    .insertInto('speech_chunks')
    .values(chunk)
    .onConflict((conflict) => conflict.columns(['stream_id', 'chunk_index']).doNothing())
    .execute();
}

/** The indexes of the stored chunks, from the given one on. */
export async function waitingIndexes(db: Db, streamId: number, from: number): Promise<number[]> {
  const rows = await db
    .selectFrom('speech_chunks')
    .select('chunk_index')
    .where('stream_id', '=', streamId)
    .where('chunk_index', '>=', from)
    .orderBy('chunk_index')
    .execute();
  return rows.map((row) => row.chunk_index);
}

/** Whether a stored chunk waits for one before it. Contiguous chunks are joined already. */
export async function hasGap(db: Db, streamId: number): Promise<boolean> {
  const row = await db
    .selectFrom('speech_streams')
    .innerJoin('speech_chunks', 'speech_chunks.stream_id', 'speech_streams.id')
    .select('chunk_index')
    .where('speech_streams.id', '=', streamId)
    .where('speech_streams.closed', '=', false)
    .whereRef('chunk_index', '>', 'next_index')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function readChunk(db: Db, streamId: number, index: number): Promise<Buffer> {
  const row = await db
    .selectFrom('speech_chunks')
    .select('data')
    .where('stream_id', '=', streamId)
    .where('chunk_index', '=', index)
    .executeTakeFirst();
  return row?.data ?? Buffer.alloc(0);
}

/** The bytes of the chunks from one index up to another, joined. */
export async function readChunks(
  db: Db,
  streamId: number,
  from: number,
  to: number,
): Promise<Buffer> {
  const rows = await db
    .selectFrom('speech_chunks')
    .select('data')
    .where('stream_id', '=', streamId)
    .where('chunk_index', '>=', from)
    .where('chunk_index', '<', to)
    .orderBy('chunk_index')
    .execute();
  return Buffer.concat(rows.map((row) => row.data));
}

export type NewWindow = Pick<SpeechTables['speech_windows'], 'number' | 'start_seconds'> & {
  voice: string;
  pcm: Buffer;
};

/** Stores a step of a stream. Returns false, and stores nothing, when another node was first. */
export function takeStep(
  db: Db,
  stream: Pick<Stream, 'id' | 'version'>,
  step: {
    values: Omit<
      Stream,
      'id' | 'version' | 'media' | 'user_id' | 'key' | 'language' | 'told' | 'created_at'
    > & {
      media: string | null;
    };
    windows: NewWindow[];
    /** Chunks before this one are not needed any more. */
    keepFrom: number;
  },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('speech_streams')
      .set({ ...step.values, version: stream.version + 1 })
      .where('id', '=', stream.id)
      .where('version', '=', stream.version)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await insertWindows(transaction, stream.id, step.windows);
    await transaction
      .deleteFrom('speech_chunks')
      .where('stream_id', '=', stream.id)
      .where('chunk_index', '<', step.keepFrom)
      .execute();
    return true;
  });
}

async function insertWindows(
  transaction: Transaction<Schema>,
  streamId: number,
  windows: NewWindow[],
): Promise<void> {
  for (const window of windows) {
    await transaction
      .insertInto('speech_windows')
      .values({ ...window, stream_id: streamId })
      .execute();
  }
}
