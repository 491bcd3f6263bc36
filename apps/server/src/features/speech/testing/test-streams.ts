import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { pino } from 'pino';
import { sampleRate, secondsOf } from '@daedap/speech/recognition';
import { createTestDatabase } from '../../../../test/test-database.ts';
import type { AudioReader } from '../../../engines/speech/audio-reader.ts';
import { toInt16, toWav } from '../../../engines/speech/pcm.ts';
import type { Transcriber } from '../../../engines/speech/transcriber.ts';
import {
  createSpeechStreams,
  type SpeechChunk,
  type SpeechStreams,
  type SpeechStreamsDeps,
} from '../streams.ts';

export const fixture = (name: string): Promise<Buffer> =>
  readFile(new URL(`../../../../test/fixtures/speech/${name}`, import.meta.url));

type Waits = Pick<SpeechStreamsDeps, 'gapWaitMs' | 'firstWordsMs'>;

/** A database with nodes on it, and a user for each test. */
export async function openStreamsTest() {
  const database = await createTestDatabase();
  const { db } = database;
  const start = Date.parse('2026-11-15T03:00:00.000Z');
  const clock = { now: () => new Date(context.time) };
  const log = pino({ base: null }, { write: (line: string) => void context.logs.push(line) });
  const nodes: SpeechStreams[] = [];
  const context = {
    db,
    userId: 0,
    time: start,
    logs: [] as string[],
    node: (reader: AudioReader, transcriber: Transcriber, waits: Waits = {}) => {
      const deps = { db, reader, transcriber, clock, log, gapWaitMs: 0 };
      const streams = createSpeechStreams({ ...deps, ...waits });
      nodes.push(streams);
      return streams;
    },
    begin: async () => {
      const user = { email: 'a@b.co', username: 'a', password_hash: '-' };
      const inserted = db.insertInto('users').values(user).returning('id');
      context.userId = (await inserted.executeTakeFirstOrThrow()).id;
      context.time = start;
      context.logs = [];
    },
    end: async () => {
      await Promise.all(nodes.splice(0).map((node) => node.close()));
      await db.deleteFrom('users').execute();
    },
    close: () => database.close(),
  };
  return context;
}

export type StreamsTest = Awaited<ReturnType<typeof openStreamsTest>>;

/** Recognises the length of each window. While held back it waits; while it fails it rejects. */
export function scriptedTranscriber() {
  const windows: string[] = [];
  const state = { isFailing: false, calls: 0 };
  let open = Promise.withResolvers<void>();
  open.resolve();
  const transcriber: Transcriber = {
    provider: 'embedded',
    models: () => ({ text: 'scripted', captions: 'scripted' }),
    draft: () => Promise.resolve(null),
    preview: () => Promise.resolve(null),
    recognise: async (window) => {
      state.calls += 1;
      await open.promise;
      if (state.isFailing) throw new Error('failing');
      windows.push(createHash('sha256').update(toInt16(window)).digest('hex'));
      const seconds = secondsOf(window);
      const text = `[${seconds.toFixed(2)}]`;
      return { text, segments: [{ start: 0, end: seconds, text }], confidence: 0.8 };
    },
    check: () => Promise.resolve(),
    warm: () => undefined,
    close: () => Promise.resolve(),
  };
  return {
    transcriber,
    state,
    /** The hashes of the windows that it recognised. */
    recognised: () => windows,
    holdBack: () => {
      open = Promise.withResolvers<void>();
      return () => open.resolve();
    },
  };
}

/** Cuts sound into WAV files of so many seconds each. */
export function wavChunks(pcm: Float32Array, seconds: number): Buffer[] {
  const size = Math.round(seconds * sampleRate);
  const count = Math.ceil(pcm.length / size);
  return Array.from({ length: count }, (_, index) =>
    toWav(pcm.subarray(index * size, (index + 1) * size)),
  );
}

/** The parts of a file, cut anywhere. */
export function slices(bytes: Buffer, size: number): Buffer[] {
  const count = Math.ceil(bytes.length / size);
  return slicesOf(
    bytes,
    Array.from({ length: count }, () => size),
  );
}

/** The parts of a file, each of the size given for it. */
export function slicesOf(bytes: Buffer, sizes: readonly number[]): Buffer[] {
  let at = 0;
  return sizes.map((size) => bytes.subarray(at, (at += size)));
}

/**
 * What MediaRecorder of Chromium 156 handed out every three seconds: a slice may end within an element, and the first
 * one of MP4 holds no sound.
 */
export const chromiumSlices = {
  'recording.webm': [13_468, 12_228, 11_730, 13_235, 12_527, 4_205],
  'recording-opus.mp4': [641, 26_072, 24_979, 12_665, 4_342],
} as const;

/** Chunks that may be followed by more. */
export function chunksOf(
  stream: string,
  parts: readonly Buffer[],
  language: SpeechChunk['language'] = 'ko',
): SpeechChunk[] {
  return parts.map((bytes, index) => ({ stream, index, language, bytes, final: false }));
}

/** The same, with the last one marked as final. */
export function allChunksOf(...given: Parameters<typeof chunksOf>): SpeechChunk[] {
  const chunks = chunksOf(...given);
  Object.assign(chunks.at(-1) ?? {}, { final: true });
  return chunks;
}
