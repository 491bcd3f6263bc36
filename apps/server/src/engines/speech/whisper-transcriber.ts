import { basename } from 'node:path';
import { emptyRecognition, type Recognition } from '@daedap/speech/recognition';
import type { Transcriber } from './transcriber.ts';
import { packagedModel, packagedModelDir } from './whisper-files.ts';
import type { WhisperJob, WhisperSettings } from './whisper-worker.ts';
import { createWorkerPool } from './worker-pool.ts';

/** A window takes 6 s on two idle cores. After this it has hung, or nobody waits any more. */
const jobLimitMs = 120_000;

type WhisperOptions = {
  /** Another model in the layout of the packaged one: the folder that holds config.json. */
  modelDir?: string | undefined;
  workers: number;
};

/** Whisper in worker threads: the main thread only copies the window. The recognition itself is in `@daedap/speech`. */
export function createWhisperTranscriber({ modelDir, workers }: WhisperOptions): Transcriber {
  const pool = createWorkerPool<WhisperJob, Recognition | null>({
    script: new URL('whisper-worker.ts', import.meta.url),
    size: workers,
    settings: {
      modelDir: modelDir ?? packagedModelDir(),
      isPackaged: modelDir === undefined,
    } satisfies WhisperSettings,
    jobLimitMs,
    attempts: 2,
  });
  /** The last job succeeded, so `check` need not wait in the queue. */
  let works = false;
  const run = async (job: WhisperJob, signal?: AbortSignal) => {
    try {
      const recognition = await pool.run(job, signal);
      works = true;
      return recognition;
    } catch (error) {
      if (!signal?.aborted) works = false;
      throw error;
    }
  };
  return {
    provider: 'embedded',
    model: modelDir === undefined ? packagedModel : basename(modelDir),
    recognise: async (window, { language, signal }) => {
      // Copied, not transferred: when the worker dies the window is needed once more.
      const recognition = await run({ type: 'recognise', pcm: window, language }, signal);
      return recognition ?? emptyRecognition();
    },
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
