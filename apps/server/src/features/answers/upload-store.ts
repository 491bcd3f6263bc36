import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { Sink } from '../../http/upload.ts';

/** Small enough that many uploads at a time stay small in memory, large enough to be few statements. */
const partBytes = 256 * 1024;

/**
 * Files to be analysed are stored in the database until then: every node can read them there, and they are written and
 * deleted together with their answer.
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

/** Parts per query, so that the file is not in memory twice. */
const partsAtOnce = 8;

/** Reads a whole file, which is what the decoder needs. */
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

/** Deletes an upload unless an answer refers to it. */
async function discardUpload(db: Kysely<Schema>, id: string): Promise<void> {
  await db
    .deleteFrom('uploads')
    .where('id', '=', id)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('answers').select('id').where('upload_id', '=', id))),
    )
    .execute();
}

/** Deletes uploads of processes that were killed meanwhile. */
export async function deleteOldUploads(db: Kysely<Schema>, before: Date): Promise<void> {
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
