import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Sink } from '../http/upload.ts';

/** Small enough that many uploads at a time stay small in memory, large enough to be few statements. */
const partBytes = 256 * 1024;

/**
 * What is sent for analysis stands in the database until it is analysed: there every node finds it, and it is written
 * and removed together with the answer it belongs to.
 */
export function createUploadSink(db: Kysely<Schema>): Sink {
  return async (user, file, bytes) => {
    const id = randomUUID();
    await db
      .insertInto('uploads')
      .values({
        id,
        user_id: user.id,
        filename: file.filename,
        content_type: file.contentType,
        bytes: 0,
      })
      .execute();
    try {
      const total = await writeParts(db, id, bytes);
      await db.updateTable('uploads').set({ bytes: total }).where('id', '=', id).execute();
      return { ...file, id, bytes: total, discard: () => discardUpload(db, id) };
    } catch (error) {
      await discardUpload(db, id);
      throw error;
    }
  };
}

async function writeParts(
  db: Kysely<Schema>,
  id: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<number> {
  let number = 0;
  let total = 0;
  let waiting: Uint8Array[] = [];
  let waitingBytes = 0;
  const write = async () => {
    if (waitingBytes === 0) return;
    const data = Buffer.concat(waiting, waitingBytes);
    waiting = [];
    waitingBytes = 0;
    await db.insertInto('upload_parts').values({ upload_id: id, number, data }).execute();
    number += 1;
  };
  for await (const chunk of bytes) {
    waiting.push(chunk);
    waitingBytes += chunk.length;
    total += chunk.length;
    if (waitingBytes >= partBytes) await write();
  }
  await write();
  return total;
}

/** So many parts are asked for at a time: the whole is not to stand in memory twice. */
const partsAtOnce = 8;

/** Whole, for the decoder, which needs it so, in memory of its own. */
export async function readUpload(db: Kysely<Schema>, id: string): Promise<Uint8Array> {
  const { bytes } = await db
    .selectFrom('uploads')
    .select('bytes')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (let from = 0; at < bytes; from += partsAtOnce) {
    const parts = await db
      .selectFrom('upload_parts')
      .select('data')
      .where('upload_id', '=', id)
      .where('number', '>=', from)
      .where('number', '<', from + partsAtOnce)
      .orderBy('number')
      .execute();
    if (parts.length === 0) throw new Error('a part of an upload is missing');
    for (const { data } of parts) {
      whole.set(data, at);
      at += data.length;
    }
  }
  return whole;
}

/** Gives up what no answer holds. */
async function discardUpload(db: Kysely<Schema>, id: string): Promise<void> {
  await db
    .deleteFrom('uploads')
    .where('id', '=', id)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('answers').select('id').where('upload_id', '=', id))),
    )
    .execute();
}

/** Removes what a process that was killed in mid-upload left behind. */
export async function sweepUploads(db: Kysely<Schema>, before: Date): Promise<void> {
  await db
    .deleteFrom('uploads')
    .where('created_at', '<', before)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('answers').select('id').whereRef('answers.upload_id', '=', 'uploads.id'),
        ),
      ),
    )
    .execute();
}
