import { setTimeout as sleep } from 'node:timers/promises';
import {
  keptStreams,
  maxChunkIndex,
  maxStreamBytes,
  streamKeyMaxLength,
} from '@daedap/contract/constants/speech';
import type { Language } from '@daedap/contract/languages';
import { joinWindows } from '@daedap/speech/join-windows';
import { type Recognition, sampleRate } from '@daedap/speech/recognition';
import type { Logger } from 'pino';
import type { Clock } from '../../lib/clock.ts';
import type { AudioReader } from '../../engines/speech/audio-reader.ts';
import { startsMedia, UndecodableMedia } from '../../engines/speech/media-kind.ts';
import type { Transcriber, Transcript } from '../../engines/speech/transcriber.ts';
import { AppError, validationError } from '../../http/app-error.ts';
import { advanceStream } from './advance-stream.ts';
import { createPreviews } from './previews.ts';
import { createWindowRecogniser } from './window-recogniser.ts';
import * as repository from './repository.ts';
import { createSerial } from './serial.ts';
import { readRecognisedWindows, takeCaptionWindows } from './window-repository.ts';

export type SpeechStreamsDeps = {
  db: repository.Db;
  reader: AudioReader;
  transcriber: Transcriber;
  clock: Clock;
  log: Logger;
  /** How long the end of an answer waits for a chunk that is still on its way. */
  gapWaitMs?: number;
  finishPatienceMs?: number;
  firstWordsMs?: number;
};

export type SpeechChunk = {
  /** The key of the stream: one per answer. */
  stream: string;
  index: number;
  language: Language;
  /** Null: only the end of the stream. */
  bytes: Uint8Array | null;
  final: boolean;
  signal?: AbortSignal | undefined;
};

/** The text that is new since the last call, the whole text so far, and what is still being said, as far as it is heard. */
export type Captions = Recognition & { transcript: string; preview: string };

/** `isWhole`: no chunk is missing or broken. */
type StreamTranscript = Transcript & { isWhole: boolean };

export type SpeechStreams = {
  addChunk: (userId: number, chunk: SpeechChunk) => Promise<Captions>;
  /** The complete text; null when there is no such stream. May be called again. */
  finish: (userId: number, key: string, signal?: AbortSignal) => Promise<StreamTranscript | null>;
  discard: (userId: number, key: string) => Promise<void>;
  sweep: (olderThan: Date) => Promise<void>;
  /** Leaves unfinished windows to other nodes. */
  close: () => Promise<void>;
};

const defaultGapWaitMs = 2_000;
const pollMs = 100;

export function createSpeechStreams(deps: SpeechStreamsDeps): SpeechStreams {
  const { db, reader, clock, gapWaitMs = defaultGapWaitMs } = deps;
  const previews = createPreviews(deps);
  const recogniser = createWindowRecogniser({ ...deps, previews });
  // In this process, chunks that arrive together are joined in one step; between nodes the database decides.
  const steps = createSerial((streamId: number, final: boolean) =>
    advanceStream({ db, reader, now: clock.now }, streamId, final),
  );

  const store = async (userId: number, chunk: SpeechChunk): Promise<number> => {
    const { stream: key, index, language, bytes } = chunk;
    if (index === 0 && bytes?.length && !startsMedia(bytes)) {
      throw new UndecodableMedia('not a kind of media that we know');
    }
    const stream = await repository.openStream(db, { userId, key, language, now: clock.now() });
    if (index === 0) await repository.deleteOldStreams(db, userId, keptStreams);
    // A late or repeated chunk adds nothing.
    if (!bytes?.length || stream.closed || index < stream.next_index) return stream.id;
    if ((await repository.storedBytes(db, stream.id)) + bytes.length > maxStreamBytes) {
      throw new AppError('FILE_TOO_LARGE');
    }
    const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    await repository.insertChunk(db, { stream_id: stream.id, chunk_index: index, data });
    return stream.id;
  };

  /** Closes the stream. A chunk that the end overtook gets a moment to arrive. */
  const seal = async (streamId: number, signal?: AbortSignal): Promise<readonly number[]> => {
    const deadline = performance.now() + gapWaitMs;
    const broken = [...(await steps.run(streamId, false))];
    while (performance.now() < deadline && (await repository.hasGap(db, streamId))) {
      await sleep(pollMs, undefined, { signal });
      broken.push(...(await steps.run(streamId, false)));
    }
    return [...broken, ...(await steps.run(streamId, true))];
  };

  const readCaptions = async (streamId: number): Promise<Captions> => {
    const { windows, told } = await takeCaptionWindows(db, streamId, recogniser.draftsOf(streamId));
    return {
      ...joinWindows(windows.slice(told)),
      transcript: joinWindows(windows).text,
      preview: previews.textOf(streamId, windows.length),
    };
  };

  return {
    addChunk: async (userId, chunk) => {
      checkLimits(chunk);
      const streamId = await store(userId, chunk);
      const broken = chunk.final
        ? await seal(streamId, chunk.signal)
        : await steps.run(streamId, false);
      if (chunk.final) {
        await recogniser.complete(streamId, chunk.signal);
      } else {
        recogniser.offer(streamId);
        await previews.offer(streamId);
      }
      if (chunk.bytes && broken.includes(chunk.index)) {
        throw new UndecodableMedia('this chunk could not be decoded');
      }
      return readCaptions(streamId);
    },
    finish: async (userId, key, signal) => {
      const streamId = await repository.findStreamId(db, userId, key);
      if (streamId === null) return null;
      await seal(streamId, signal);
      await recogniser.complete(streamId, signal);
      const stream = await repository.readStream(db, streamId);
      if (!stream) return null;
      return {
        ...joinWindows(await readRecognisedWindows(db, streamId)),
        durationSeconds: stream.samples / sampleRate,
        voiced: stream.windows > 0,
        isWhole: stream.samples > 0 && !stream.damaged,
      };
    },
    discard: async (userId, key) => {
      const streamId = await repository.findStreamId(db, userId, key);
      if (streamId === null) return;
      recogniser.forget(streamId);
      await repository.deleteStream(db, streamId);
    },
    sweep: (olderThan) => repository.deleteStreamsBefore(db, olderThan),
    close: () => {
      previews.close();
      return recogniser.close();
    },
  };
}

function checkLimits({ stream, index }: SpeechChunk): void {
  if (stream.length < 1 || stream.length > streamKeyMaxLength) {
    throw validationError({ stream: 'invalidValue' });
  }
  if (!Number.isInteger(index) || index < 0 || index > maxChunkIndex) {
    throw validationError({ chunk_index: 'invalidValue' });
  }
}
