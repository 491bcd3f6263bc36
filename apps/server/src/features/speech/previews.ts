import { createHash } from 'node:crypto';
import { cutWindows } from '@daedap/speech/cut-windows';
import { type Recognition, secondsOf } from '@daedap/speech/recognition';
import { frameSamples } from '@daedap/speech/voice-spans';
import type { Logger } from 'pino';
import { floatsOf, fromInt16 } from '../../engines/speech/pcm.ts';
import type { Transcriber } from '../../engines/speech/transcriber.ts';
import { type Db, readStream } from './repository.ts';

/**
 * What was heard of windows that are still open. It is shown as a caption while someone speaks; and if nothing more is
 * said, it is the first version of that window.
 */
export type Previews = {
  /**
   * Recognises the stream's open window in the background, if the engine has nothing else to do. The first words of a
   * stream are worth waiting a moment for: only then it takes longer to resolve.
   */
  offer: (streamId: number) => Promise<void>;
  /** The newest preview of the stream, unless its window is among the first so many, whose text is known. */
  textOf: (streamId: number, knownWindows: number) => string;
  /** The preview of exactly this sound, if it is good enough for a text. */
  find: (streamId: number, pcm: Buffer) => Recognition | null;
  /** Ends what runs for the stream: the engine has more urgent work. */
  stop: (streamId: number) => void;
  forget: (streamId: number) => void;
  close: () => void;
};

/** A longer window closes soon, and takes the engine longer than someone wants to wait for captions. */
const limits = { minSeconds: 0.4, maxSeconds: 10, ms: 3_000, streams: 100 } as const;
const defaultFirstWordsMs = 2_000;
/** Below this the engine guessed. A text would have got a second try. */
const minConfidence = 0.5;

const frameBytes = frameSamples * Int16Array.BYTES_PER_ELEMENT;

type Preview = { window: number; hash: string; recognition: Recognition };

export function createPreviews(deps: {
  db: Db;
  transcriber: Pick<Transcriber, 'preview'>;
  log: Logger;
  /** How long a chunk waits for the first words. */
  firstWordsMs?: number | undefined;
}): Previews {
  const { db, transcriber, log, firstWordsMs = defaultFirstWordsMs } = deps;
  const newest = new Map<number, Preview>();
  const running = new Map<number, AbortController>();

  /** Streams that nobody finishes are the oldest here. */
  const keep = (streamId: number, preview: Preview) => {
    newest.delete(streamId);
    newest.set(streamId, preview);
    const [oldest] = newest.keys();
    if (oldest !== undefined && newest.size > limits.streams) newest.delete(oldest);
  };

  const recognise = async (streamId: number, signal: AbortSignal) => {
    const stream = await readStream(db, streamId);
    if (!stream || stream.closed) return;
    const { tail, begun, language, windows: window } = stream;
    const { windows } = cutWindows(floatsOf(stream.chances), { final: true, begun });
    const [open] = windows;
    if (!open || windows.length > 1) return;
    const pcm = tail.subarray(open.start * frameBytes, open.end * frameBytes);
    const sound = fromInt16(pcm);
    const seconds = secondsOf(sound);
    const hash = hashOf(pcm);
    if (seconds < limits.minSeconds || seconds > limits.maxSeconds) return;
    if (newest.get(streamId)?.hash === hash) return;
    const recognition = await transcriber.preview(sound, { language, signal });
    if (recognition && !signal.aborted) keep(streamId, { window, hash, recognition });
  };

  const stop = (streamId: number) => running.get(streamId)?.abort();

  const start = async (streamId: number) => {
    if (running.has(streamId)) return;
    const stopping = new AbortController();
    running.set(streamId, stopping);
    const timer = setTimeout(() => stopping.abort(), limits.ms);
    try {
      await recognise(streamId, stopping.signal);
    } catch (error) {
      // Nothing depends on a preview: without it, captions come with the first window.
      if (!stopping.signal.aborted) log.warn({ err: error, streamId }, 'a preview failed');
    } finally {
      clearTimeout(timer);
      running.delete(streamId);
    }
  };

  return {
    offer: async (streamId) => {
      const isFirst = !newest.has(streamId);
      const started = start(streamId);
      if (isFirst) await within(firstWordsMs, started);
    },
    textOf: (streamId, knownWindows) => {
      const preview = newest.get(streamId);
      return preview && preview.window >= knownWindows ? preview.recognition.text : '';
    },
    find: (streamId, pcm) => {
      const preview = newest.get(streamId);
      if (preview?.hash !== hashOf(pcm)) return null;
      return preview.recognition.confidence >= minConfidence ? preview.recognition : null;
    },
    stop,
    forget: (streamId) => {
      stop(streamId);
      newest.delete(streamId);
    },
    close: () => {
      for (const streamId of running.keys()) stop(streamId);
    },
  };
}

/** Resolves with the work, or when the time is over. */
async function within(ms: number, work: Promise<void>): Promise<void> {
  const { promise: over, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([work, over]);
  clearTimeout(timer);
}

const hashOf = (pcm: Buffer) => createHash('sha256').update(pcm).digest('base64');
