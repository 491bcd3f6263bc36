import type { FailureReason, Segment } from '@daedap/contract/interviews';
import type { Language } from '@daedap/contract/languages';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { UndecodableMedia } from '../../engines/speech/media-kind.ts';
import type { Transcript } from '../../engines/speech/transcriber.ts';
import { readUpload } from './upload-store.ts';
import * as repository from './repository.ts';
import type { AnswerToAnalyse } from './repository.ts';

type SpokenText = { text: string; segments: readonly Segment[]; durationSeconds: number | null };

/** Turns speech into text, whether it came as a file or as a stream. */
export type AnswerTranscriber = {
  transcribe: (
    load: () => Promise<Uint8Array>,
    options: { language: Language; signal: AbortSignal },
  ) => Promise<Transcript>;
  /** The text of a stream, complete; null when there is no such stream. */
  finishStream: (
    userId: number,
    key: string,
    signal: AbortSignal,
  ) => Promise<(SpokenText & { isWhole: boolean }) | null>;
  forgetStream: (userId: number, key: string) => Promise<void>;
};

/** Speech could not be turned into text. The answer stays unscored. */
export class TranscriptionError extends Error {
  readonly reason: FailureReason;
  readonly worthRetrying: boolean;

  constructor(reason: FailureReason, options: { worthRetrying: boolean; cause?: unknown }) {
    super(reason, { cause: options.cause });
    this.reason = reason;
    this.worthRetrying = options.worthRetrying;
  }
}

/** Returns what was said. The text is stored with the answer, so that a repeated job does not transcribe again. */
export async function transcribeAnswer(
  deps: { db: Kysely<Schema>; transcriber: AnswerTranscriber | null },
  answer: AnswerToAnalyse,
  signal: AbortSignal,
): Promise<SpokenText> {
  if (answer.answer_text !== null) {
    const { answer_text: text, segments, duration } = answer;
    return { text, segments, durationSeconds: duration };
  }
  if (!deps.transcriber) throw new TranscriptionError('speech_off', { worthRetrying: false });
  const spoken = toStorable(await transcribe(deps.db, deps.transcriber, answer, signal));
  const durationSeconds = answer.duration ?? spoken.durationSeconds;
  await repository.updateUnfinished(deps.db, answer.id, {
    answer_text: spoken.text,
    segments: JSON.stringify(spoken.segments),
    duration: durationSeconds,
  });
  if (answer.stream_key) await deps.transcriber.forgetStream(answer.user_id, answer.stream_key);
  return { ...spoken, durationSeconds };
}

/** PostgreSQL stores neither NUL nor lone surrogates, which a speech service may send. */
function toStorable(spoken: SpokenText): SpokenText {
  const clean = (text: string) => text.toWellFormed().replaceAll('\u0000', ' ');
  const segments = spoken.segments.map(({ start, end, text }) => ({
    start,
    end,
    text: clean(text),
  }));
  return { ...spoken, text: clean(spoken.text), segments };
}

async function transcribe(
  db: Kysely<Schema>,
  transcriber: AnswerTranscriber,
  answer: AnswerToAnalyse,
  signal: AbortSignal,
): Promise<SpokenText> {
  try {
    const streamed =
      answer.stream_key &&
      (await transcriber.finishStream(answer.user_id, answer.stream_key, signal));
    if (streamed && streamed.isWhole) return streamed;
    const { upload_id: uploadId, language } = answer;
    if (uploadId !== null) {
      return await transcriber.transcribe(() => readUpload(db, uploadId), { language, signal });
    }
    // A part of the text is better than none. An empty part does not mean that nothing was said.
    if (streamed && streamed.text !== '') return streamed;
    throw new TranscriptionError('speech_failed', { worthRetrying: false });
  } catch (error) {
    if (error instanceof TranscriptionError) throw error;
    if (error instanceof UndecodableMedia) {
      throw new TranscriptionError('media_unreadable', { worthRetrying: false, cause: error });
    }
    throw new TranscriptionError('speech_failed', { worthRetrying: true, cause: error });
  }
}
