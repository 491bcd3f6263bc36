import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { pino } from 'pino';
import { type Kysely, sql } from 'kysely';
import { createTestDatabase } from '../../../test/test-database.ts';
import { up } from '../../database/migrations/0005-speech-streams.ts';
import type { Ears } from '../../engines/speech/ears.ts';
import { secondsOf, toInt16, toWav } from '../../engines/speech/pcm.ts';
import { sampleRate } from '../../engines/speech/speech-types.ts';
import type { Transcriber } from '../../engines/speech/transcriber.ts';
import type { Db } from './repository.ts';
import { createSpeechStreams, type SpeechChunk, type SpeechStreams } from './streams.ts';

export const fixture = (name: string): Promise<Buffer> =>
  readFile(new URL(`../../../test/fixtures/speech/${name}`, import.meta.url));

/** A database, nodes on it, and a user for each test. */
export async function openStreamsTest() {
  const database = await createTestDatabase();
  const db = database.db as unknown as Db;
  const { rows } = await sql`select to_regclass('speech_streams') as found`.execute(db);
  const [{ found }] = rows as [{ found: string | null }];
  if (found === null) await up(db as unknown as Kysely<unknown>);
  const start = Date.parse('2026-11-15T03:00:00.000Z');
  const clock = { now: () => new Date(context.time) };
  const log = pino({ base: null }, { write: (line: string) => void context.logs.push(line) });
  const nodes: SpeechStreams[] = [];
  const context = {
    db,
    userId: 0,
    time: start,
    logs: [] as string[],
    node: (ears: Ears, transcriber: Transcriber, gapWaitMs = 0) => {
      const streams = createSpeechStreams({ db, ears, transcriber, clock, log, gapWaitMs });
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

/**
 * Says of each window how long it is. While it is held back it does not answer; while it is deaf it fails.
 */
export function scriptedTranscriber() {
  const windows: string[] = [];
  const state = { deaf: false, asked: 0 };
  let open = Promise.withResolvers<void>();
  open.resolve();
  const transcriber: Transcriber = {
    provider: 'embedded',
    model: 'scripted',
    recognise: async (window) => {
      state.asked += 1;
      await open.promise;
      if (state.deaf) throw new Error('deaf');
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
    /** The windows that it heard, by a hash of their sound. */
    heard: () => windows,
    holdBack: () => {
      open = Promise.withResolvers<void>();
      return () => open.resolve();
    },
  };
}

/** WAV files of so many seconds each, that follow on each other. */
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
  return Array.from({ length: count }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
}

export function chunksOf(
  stream: string,
  parts: readonly Buffer[],
  language: SpeechChunk['language'] = 'ko',
): SpeechChunk[] {
  return parts.map((bytes, index) => ({
    stream,
    index,
    language,
    bytes,
    final: index === parts.length - 1,
  }));
}
