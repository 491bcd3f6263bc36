import type { FailureReason, Segment } from '@daedap/contract/interviews';
import type { Language } from '@daedap/contract/languages';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { UndecodableMedia } from '../../engines/speech/media-kind.ts';
import type { Transcript } from '../../engines/speech/transcriber.ts';
import { readUpload } from '../../uploads/upload-store.ts';
import * as repository from './repository.ts';
import type { AnswerToAnalyse } from './repository.ts';

type Heard = { text: string; segments: readonly Segment[]; durationSeconds: number | null };

/** What recognises speech, however it arrived. */
export type Hearing = {
  transcribe: (
    load: () => Promise<Uint8Array>,
    options: { language: Language; signal: AbortSignal },
  ) => Promise<Transcript>;
  /** The text of a stream, complete; null when there is no such stream. */
  finishStream: (
    userId: number,
    key: string,
    signal: AbortSignal,
  ) => Promise<(Heard & { isWhole: boolean }) | null>;
  forgetStream: (userId: number, key: string) => Promise<void>;
};

/** Nobody could hear the answer; that is no zero. */
export class Unheard extends Error {
  readonly reason: FailureReason;
  readonly worthRetrying: boolean;

  constructor(reason: FailureReason, options: { worthRetrying: boolean; cause?: unknown }) {
    super(reason, { cause: options.cause });
    this.reason = reason;
    this.worthRetrying = options.worthRetrying;
  }
}

/** What was said. Once heard it is kept with the answer, so that it is not heard twice. */
export async function hearAnswer(
  deps: { db: Kysely<Schema>; hearing: Hearing | null },
  answer: AnswerToAnalyse,
  signal: AbortSignal,
): Promise<Heard> {
  if (answer.answer_text !== null) {
    const { answer_text: text, segments, duration } = answer;
    return { text, segments, durationSeconds: duration };
  }
  if (!deps.hearing) throw new Unheard('speech_off', { worthRetrying: false });
  const heard = storable(await hear(deps.db, deps.hearing, answer, signal));
  const durationSeconds = answer.duration ?? heard.durationSeconds;
  await repository.updateUnfinished(deps.db, answer.id, {
    answer_text: heard.text,
    segments: JSON.stringify(heard.segments),
    duration: durationSeconds,
  });
  if (answer.stream_key) await deps.hearing.forgetStream(answer.user_id, answer.stream_key);
  return { ...heard, durationSeconds };
}

/** PostgreSQL holds neither NUL nor half a character, whatever a speech service sends. */
function storable(heard: Heard): Heard {
  const clean = (text: string) => text.toWellFormed().replaceAll('\u0000', ' ');
  const segments = heard.segments.map(({ start, end, text }) => ({
    start,
    end,
    text: clean(text),
  }));
  return { ...heard, text: clean(heard.text), segments };
}

async function hear(
  db: Kysely<Schema>,
  hearing: Hearing,
  answer: AnswerToAnalyse,
  signal: AbortSignal,
): Promise<Heard> {
  try {
    const streamed =
      answer.stream_key && (await hearing.finishStream(answer.user_id, answer.stream_key, signal));
    if (streamed && streamed.isWhole) return streamed;
    const { upload_id: uploadId, language } = answer;
    if (uploadId !== null) {
      return await hearing.transcribe(() => readUpload(db, uploadId), { language, signal });
    }
    // Part of it is better than nothing; but that nothing is left of it does not mean that nothing was said.
    if (streamed && streamed.text !== '') return streamed;
    throw new Unheard('speech_failed', { worthRetrying: false });
  } catch (error) {
    if (error instanceof Unheard) throw error;
    if (error instanceof UndecodableMedia) {
      throw new Unheard('media_unreadable', { worthRetrying: false, cause: error });
    }
    throw new Unheard('speech_failed', { worthRetrying: true, cause: error });
  }
}
