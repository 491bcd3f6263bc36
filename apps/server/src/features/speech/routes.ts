import { transcribeChunk } from '@daedap/contract/calls/speech';
import { chunkLanguage } from '@daedap/contract/constants/speech';
import type { Language } from '@daedap/contract/languages';
import type { FastifyInstance } from 'fastify';
import { matchesClaim, mediaKindOf, UndecodableMedia } from '../../engines/speech/media-kind.ts';
import type { Transcript } from '../../engines/speech/transcriber.ts';
import { AppError, validationError } from '../../http/app-error.ts';
import { type Sink, type ReceivedFile, uploadRoute } from '../../http/upload.ts';
import type { SpeechChunk, SpeechStreams } from './streams.ts';

type Speech = {
  streams: Pick<SpeechStreams, 'addChunk'>;
  hearing: {
    transcribe: (
      load: () => Promise<Uint8Array>,
      options: { language: Language; signal: AbortSignal },
    ) => Promise<Transcript>;
  };
};

type SpeechDeps = { speech: Speech | null };

export function speechRoutes(app: FastifyInstance, deps: SpeechDeps): void {
  const before = async () => {
    if (!deps.speech) throw new AppError('STT_UNAVAILABLE');
  };
  uploadRoute(app, transcribeChunk, { sink: takeChunk, before }, async (context) => {
    const { user, body, file, reply } = context;
    if (!deps.speech) throw new AppError('STT_UNAVAILABLE');
    const language = body.language ?? chunkLanguage;
    const disconnected = new AbortController();
    reply.raw.once('close', () => disconnected.abort());
    const { stream, final = false, chunk_index: index } = body;
    // `final` may come with the last chunk, or alone after it.
    if (!file && !(stream && final)) throw validationError({ audio: 'fillAllFields' });
    const bytes = file?.data ?? null;
    if (file && bytes && !stream) checkKind(bytes, file.contentType);
    const captions = await transcribe(deps.speech, user.id, {
      stream,
      index,
      language,
      bytes,
      final,
      signal: disconnected.signal,
    });
    const { text, confidence, segments, transcript, preview } = captions;
    return { text, confidence, segments, transcript, preview, chunkIndex: index };
  });
}

/** A chunk of a stream, or a recording of its own without one. */
type ReceivedChunk = Omit<SpeechChunk, 'stream' | 'signal'> & {
  stream: string | undefined;
  signal: AbortSignal;
};

async function transcribe(speech: Speech, userId: number, chunk: ReceivedChunk) {
  const { stream, bytes, language, signal } = chunk;
  try {
    if (stream) return await speech.streams.addChunk(userId, { ...chunk, stream });
    const transcript = await speech.hearing.transcribe(
      () => Promise.resolve(bytes ?? new Uint8Array()),
      {
        language,
        signal,
      },
    );
    return { ...transcript, transcript: transcript.text, preview: '' };
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (error instanceof UndecodableMedia) {
      throw new AppError('UNSUPPORTED_MEDIA', { cause: error });
    }
    throw new AppError('STT_UNAVAILABLE', { cause: error });
  }
}

type Chunk = ReceivedFile & { data: Uint8Array };

/** A chunk is a few seconds of sound, so it may be held in memory. */
const takeChunk: Sink<Chunk> = async (_user, file, bytes) => {
  const parts: Uint8Array[] = [];
  for await (const part of bytes) parts.push(part);
  const data = Buffer.concat(parts);
  return { ...file, data, id: '', bytes: data.length, discard: () => Promise.resolve() };
};

function checkKind(bytes: Uint8Array, contentType: string): void {
  const kind = mediaKindOf(bytes);
  if (!kind || !matchesClaim(kind, contentType)) throw new AppError('UNSUPPORTED_MEDIA');
}
