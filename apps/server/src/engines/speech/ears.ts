import { findSpans, inSeconds, type VoiceSpan, wholeFrames } from '@daedap/speech/voice-spans';
import type { EarsJob, EarsResult, MediaPart } from './ears-worker.ts';
import { mediaKindOf, UndecodableMedia } from './sniff.ts';
import type { Listened } from './voice-detector.ts';
import { createWorkerPool, JobFailed, WorkerDied } from './worker-pool.ts';

/** Decodes, and finds the voice: everything before words, in a thread of its own. */
export type Ears = {
  /** The sound of a whole file, whose bytes are handed over. Rejects with UndecodableMedia. */
  decode: (bytes: Uint8Array) => Promise<Float32Array>;
  /** The sound of a file that is still arriving, or null when it has to come again from its first byte. */
  decodePart: (part: MediaPart) => Promise<Float32Array | null>;
  findVoice: (pcm: Float32Array) => Promise<VoiceSpan[]>;
  /** The chance of a voice in each frame, for sound that follows what `memory` is of. */
  listen: (pcm: Float32Array, memory: Float32Array | null) => Promise<Listened>;
  close: () => Promise<void>;
};

/** A file that needs more than this to be decoded was made for it. */
const jobLimitMs = 30_000;
const memoryLimitBytes = 1024 ** 3;

export function createEars(): Ears {
  const pool = createWorkerPool<EarsJob, EarsResult>({
    script: new URL('ears-worker.ts', import.meta.url),
    size: 1,
    jobLimitMs,
    attempts: 1,
    externalLimitBytes: memoryLimitBytes,
  });
  const decode = async (job: EarsJob, transfer?: ArrayBuffer[]): Promise<Float32Array | null> => {
    const result = await pool.run(job, undefined, transfer).catch((error: unknown) => {
      throw decodingError(error);
    });
    return 'pcm' in result ? result.pcm : null;
  };
  const listen: Ears['listen'] = async (pcm, memory) => {
    const result = await pool.run({ type: 'listen', pcm, memory });
    if (!('chances' in result)) throw new Error('the ears answered something else');
    return result;
  };
  return {
    decode: async (bytes) => {
      const kind = mediaKindOf(bytes);
      if (!kind) throw new UndecodableMedia('not a kind of media that we know');
      return (
        (await decode({ type: 'decode', kind, bytes }, ownBuffer(bytes))) ?? new Float32Array()
      );
    },
    decodePart: (part) => decode({ type: 'decodePart', ...part }),
    findVoice: async (pcm) => {
      const { chances } = await listen(wholeFrames(pcm), null);
      return findSpans(chances).spans.map(inSeconds);
    },
    listen,
    close: pool.close,
  };
}

/** The memory of these bytes, when it holds nothing else. */
function ownBuffer({ buffer, byteLength }: Uint8Array): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
}

function decodingError(error: unknown): unknown {
  const isOfMedia =
    error instanceof WorkerDied ||
    (error instanceof JobFailed && error.name === 'UndecodableMedia');
  return isOfMedia ? new UndecodableMedia(error.message, { cause: error }) : error;
}
