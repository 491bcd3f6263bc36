import { basename } from 'node:path';
import { emptyRecognition, type Recognition } from '@daedap/speech/recognition';
import type { RecogniseOptions } from './transcriber.ts';
import { type PackagedModel, packagedModelDir, packagedModelName } from './whisper-files.ts';
import type { WhisperJob, WhisperSettings } from './whisper-worker.ts';
import { createWorkerPool } from './worker-pool.ts';

/** A window takes a few seconds on two idle cores. After this it has hung, or nobody waits any more. */
const jobLimitMs = 120_000;

/**
 * Pages come before words, but words still come on a busy machine. What base writes is waited for, so small, which takes
 * longer, gets half as much of the cores while both run.
 */
const niceness = { base: 2, small: 5 } as const;

type EngineOptions = {
  /** A packaged model, or the folder of another one in the same layout: the one that holds config.json. */
  model: PackagedModel | { dir: string };
  workers: number;
};

/** One Whisper model in worker threads. */
export type WhisperEngine = {
  readonly model: string;
  recognise: (window: Float32Array, options: RecogniseOptions) => Promise<Recognition>;
  /** It is loaded, and nothing runs or waits. */
  isIdle: () => boolean;
  /** How long it takes for a second of speech, in seconds. */
  measure: () => Promise<number>;
  /** Rejects when it cannot work. */
  check: () => Promise<void>;
  /** Loads before the first window comes. */
  warm: () => void;
  close: () => Promise<void>;
};

/** The main thread only copies the window. The recognition itself is in `@daedap/speech`. */
export function createWhisperEngine({ model, workers }: EngineOptions): WhisperEngine {
  const isPackaged = typeof model === 'string';
  const pool = createWorkerPool<WhisperJob, Recognition | number | null>({
    script: new URL('whisper-worker.ts', import.meta.url),
    size: workers,
    settings: {
      modelDir: isPackaged ? packagedModelDir(model) : model.dir,
      packaged: isPackaged ? model : null,
      niceness: model === 'small' ? niceness.small : niceness.base,
    } satisfies WhisperSettings,
    jobLimitMs,
    attempts: 2,
  });
  /** The last job succeeded, so `check` need not wait in the queue. */
  let works = false;
  let jobs = 0;
  const run = async (job: WhisperJob, signal?: AbortSignal) => {
    jobs += 1;
    try {
      const result = await pool.run(job, signal);
      works = true;
      return result;
    } catch (error) {
      if (!signal?.aborted) works = false;
      throw error;
    } finally {
      jobs -= 1;
    }
  };
  return {
    model: isPackaged ? packagedModelName(model) : basename(model.dir),
    recognise: async (window, { language, signal, isPreview = false }) => {
      // Copied, not transferred: when the worker dies the window is needed once more.
      const job = { type: 'recognise', pcm: window, language, isPreview } as const;
      const recognition = await run(job, signal);
      return typeof recognition === 'object' && recognition ? recognition : emptyRecognition();
    },
    isIdle: () => works && jobs === 0,
    measure: async () => Number(await run({ type: 'measure' })),
    check: async () => {
      if (!works) await run({ type: 'load' });
    },
    warm: () => {
      for (let worker = 0; worker < workers; worker += 1) {
        // The next job reports why the model does not load.
        run({ type: 'load' }).catch(() => undefined);
      }
    },
    close: () => {
      works = false;
      return pool.close();
    },
  };
}
