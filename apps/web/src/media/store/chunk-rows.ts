import { answerAnalysis } from '@daedap/contract/interviews';
import { z } from 'zod';
import { recordingRow } from './rows.ts';

/** A recording in progress: all its facts without its bytes. */
export const draftRow = recordingRow.omit({ blob: true, duration: true, timestamp: true }).extend({
  mimeType: z.string(),
  /** Milliseconds since 1970. */
  startedAt: z.number().nonnegative(),
});

export type DraftInfo = z.output<typeof draftRow>;

export const chunkRow = z.object({
  takeId: z.string(),
  index: z.int().nonnegative(),
  blob: recordingRow.shape.blob,
  /** Seconds from the start of the recording to the end of this slice. */
  elapsed: z.number().nonnegative(),
});

export type Chunk = z.output<typeof chunkRow>;

const waiting = z.object({
  id: z.string().min(1),
  userId: z.int().positive(),
  /** The fields of the call; objects are stored as JSON. */
  fields: z.record(z.string(), z.string()),
  createdAt: z.number().nonnegative(),
});

/** An answer that waits for the network. Its id is the idempotency key that it is sent with. */
const answerRow = waiting.extend({
  kind: z.enum(['text', 'audio', 'video']),
  file: recordingRow.shape.blob.nullable(),
  /** The text that this device recognised, for an answer that is sent as sound. */
  heard: z.string().nullish().catch(null),
  /** The provisional analysis by the coach of this device. */
  provisional: answerAnalysis.nullish().catch(null),
  /** The user has marked it as important meanwhile. */
  starred: z.boolean().nullish().catch(null),
});

/** An interview that waits for its overall analysis, once its answers are on the server. */
const wholeRow = waiting.extend({ kind: z.literal('session') });

/** A script or a star that waits for the network. `of` names what it changes; the newest change counts. */
const changeRow = waiting.extend({ kind: z.literal('change'), of: z.string().min(1) });

export const outboxRow = z.discriminatedUnion('kind', [answerRow, wholeRow, changeRow]);

export type AnswerEntry = z.output<typeof answerRow>;
export type SessionEntry = z.output<typeof wholeRow>;
export type ChangeEntry = z.output<typeof changeRow>;
export type OutboxEntry = AnswerEntry | SessionEntry | ChangeEntry;

/** What this browser has uploaded. It counts towards the plan's limit. */
export const backupRow = z.object({
  recordingId: z.string().min(1),
  userId: z.int().positive(),
  sessionId: z.string(),
  videoId: z.string(),
  createdAt: z.number().nonnegative(),
});

export type BackupEntry = z.output<typeof backupRow>;
