import type { ReaderJob, ReaderResult, MediaPart } from './audio-reader-worker.ts';
import { mediaKindOf, UndecodableMedia } from './media-kind.ts';
import type { VoiceDetection } from './voice-detector.ts';
import { createWorkerPool, JobFailed, WorkerDied } from './worker-pool.ts';

/** Decodes media and detects voices in a thread of its own: everything that comes before recognition. */
export type AudioReader = {
  /** The sound of a whole file. Its bytes are transferred to the thread. Rejects with UndecodableMedia. */
  decode: (bytes: Uint8Array) => Promise<Float32Array>;
  /** The sound of the next part of a file; null when the file has to come again from its first byte. */
  decodePart: (part: MediaPart) => Promise<Float32Array | null>;
  /** The chance of a voice in each whole frame. `memory` comes from the sound before, and is null at the start. */
  detectVoice: (pcm: Float32Array, memory: Float32Array | null) => Promise<VoiceDetection>;
  close: () => Promise<void>;
};

/** A file that needs more was made to hurt. Ten minutes of sound take a few seconds. */
const limits = { processorMs: 30_000, externalBytes: 1024 ** 3 } as const;
/** Nobody waits longer, however busy the machine is. */
const jobLimitMs = 300_000;

export function createAudioReader(): AudioReader {
  const pool = createWorkerPool<ReaderJob, ReaderResult>({
    script: new URL('audio-reader-worker.ts', import.meta.url),
    size: 1,
    jobLimitMs,
    attempts: 1,
    limits,
  });
  const decode = async (job: ReaderJob, transfer?: ArrayBuffer[]): Promise<Float32Array | null> => {
    const result = await pool.run(job, undefined, transfer).catch((error: unknown) => {
      throw decodingError(error);
    });
    return 'pcm' in result ? result.pcm : null;
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
    detectVoice: async (pcm, memory) => {
      const result = await pool.run({ type: 'detectVoice', pcm, memory });
      if (!('chances' in result)) throw new Error('the audio reader replied with something else');
      return result;
    },
    close: pool.close,
  };
}

/** The buffer of these bytes, when it holds nothing else and can be transferred. */
function ownBuffer({ buffer, byteLength }: Uint8Array): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
}

function decodingError(error: unknown): unknown {
  const isOfMedia =
    error instanceof WorkerDied ||
    (error instanceof JobFailed && error.name === 'UndecodableMedia');
  return isOfMedia ? new UndecodableMedia(error.message, { cause: error }) : error;
}
