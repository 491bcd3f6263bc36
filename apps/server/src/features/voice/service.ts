import { createHash } from 'node:crypto';
import { sampleQuestions } from '@daedap/contract/constants/interview';
import { keptVoiceBytes } from '@daedap/contract/constants/voice';
import type { Language } from '@daedap/contract/languages';
import type { User } from '@daedap/contract/users';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Schema } from '../../database/schema.ts';
import { type Speaker, SpeakerError, type SpokenText } from '../../engines/voice/speaker.ts';
import { AppError } from '../../http/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import * as repository from './repository.ts';

export type VoiceDeps = {
  db: Kysely<Schema>;
  clock: Clock;
  log: Pick<Logger, 'warn'>;
  /** null where the settings name no service. */
  speaker: Speaker | null;
  /** All sounds that are kept. */
  keptBytes?: number;
};

type AskedQuestion = { sessionId?: number | undefined; questionId?: number | undefined };

/** What is said. The sound of a question that belongs to one person is deleted with it. */
type Text = { text: string; questionId: number | null };

/** The sound of a question: the kept one, or as the service speaks it now. */
export async function speakQuestion(
  deps: VoiceDeps,
  user: User,
  asked: AskedQuestion,
  { language, signal }: { language: Language; signal: AbortSignal },
): Promise<SpokenText> {
  const { db, clock, speaker } = deps;
  if (!speaker) throw new AppError('TTS_UNAVAILABLE');
  const text = await textOf(db, user, asked, language);
  const key = keyOf(speaker, text);
  const kept = await repository.takeSound(db, key, clock.now());
  if (kept) return { contentType: kept.content_type, chunks: once(kept.data) };
  const spoken = await speaker.speak(text.text, signal).catch((error: unknown) => {
    throw error instanceof SpeakerError
      ? // The failures that led to the pause have been logged already.
        new AppError('TTS_UNAVAILABLE', error.code === 'resting' ? {} : { cause: error })
      : error;
  });
  return { ...spoken, chunks: keepWhileRead(deps, spoken, key, text.questionId) };
}

async function textOf(
  db: Kysely<Schema>,
  user: User,
  { sessionId, questionId }: AskedQuestion,
  language: Language,
): Promise<Text> {
  if (sessionId === undefined && questionId === undefined) {
    return { text: sampleQuestions[0][language], questionId: null };
  }
  if (sessionId === undefined || questionId === undefined) throw new AppError('NOT_FOUND');
  const found = await repository.findQuestion(db, { userId: user.id, sessionId, questionId });
  if (!found) throw new AppError('NOT_FOUND');
  // A follow-up, and a question that a model wrote, may repeat what the person said.
  return { text: found.text, questionId: found.bank_id === null ? found.id : null };
}

function keyOf({ model, voice }: Speaker, { text, questionId }: Text): string {
  return createHash('sha256')
    .update(JSON.stringify([model, voice, questionId, text]))
    .digest('hex');
}

// oxlint-disable-next-line require-await -- a stream of one part
async function* once(data: Uint8Array): AsyncGenerator<Uint8Array, void> {
  yield data;
}

/** Passes the sound on as it comes, and keeps it once it is complete. */
async function* keepWhileRead(
  { db, clock, log, keptBytes = keptVoiceBytes }: VoiceDeps,
  { contentType, chunks }: SpokenText,
  key: string,
  questionId: number | null,
): AsyncGenerator<Uint8Array, void> {
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) {
    parts.push(chunk);
    yield chunk;
  }
  try {
    const sound = { key, questionId, contentType, data: Buffer.concat(parts) };
    await repository.keepSound(db, sound, clock.now());
    await repository.deleteOldestSounds(db, keptBytes);
  } catch (error) {
    // It was heard all the same.
    log.warn({ err: error }, 'a sound could not be kept');
  }
}
