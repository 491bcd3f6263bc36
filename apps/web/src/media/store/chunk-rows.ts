import { z } from 'zod';
import { recordingRow } from './rows.ts';

/** A recording that is being made: everything about it but its bytes. */
export const takeRow = recordingRow.omit({ blob: true, duration: true, timestamp: true }).extend({
  mimeType: z.string(),
  /** Milliseconds since 1970. */
  startedAt: z.number().nonnegative(),
});

export type TakeInfo = z.output<typeof takeRow>;

export const chunkRow = z.object({
  takeId: z.string(),
  index: z.int().nonnegative(),
  blob: recordingRow.shape.blob,
  /** Seconds from the start of the recording to the end of this slice. */
  elapsed: z.number().nonnegative(),
});

export type Chunk = z.output<typeof chunkRow>;

/** An answer that waits for the network. Its id is the idempotency key that it is sent with. */
export const outboxRow = z.object({
  id: z.string().min(1),
  userId: z.int().positive(),
  kind: z.enum(['text', 'audio', 'video']),
  /** The fields of the analyze call; what is an object there is JSON here. */
  fields: z.record(z.string(), z.string()),
  file: recordingRow.shape.blob.nullable(),
  createdAt: z.number().nonnegative(),
});

export type OutboxEntry = z.output<typeof outboxRow>;

/** What this browser has put on the server. The tier's limit counts these. */
export const backupRow = z.object({
  recordingId: z.string().min(1),
  userId: z.int().positive(),
  sessionId: z.string(),
  videoId: z.string(),
  createdAt: z.number().nonnegative(),
});

export type BackupEntry = z.output<typeof backupRow>;
