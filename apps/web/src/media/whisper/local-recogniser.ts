import type { Language } from '@daedap/contract/languages';
import { emptyRecognition, type Recognition } from '@daedap/speech/recognition';
import { isModelCached } from './model-cache.ts';
import type { Job, JobMessage, ReplyMessage } from './worker-messages.ts';

/** Whisper in this browser, in a worker. Its creator disposes of it, which frees the thread and its memory. */
export type LocalRecogniser = {
  /** Whether the model is on this device; without it `recognise` rejects at once. */
  readonly isReady: () => Promise<boolean>;
  /** Loads the model before the first answer: that takes some seconds. */
  readonly warm: () => void;
  /** Mono, at 16 kHz, of any length. Without a voice in it the text is empty. */
  readonly recognise: (
    samples: Float32Array,
    language: Language,
    signal: AbortSignal,
  ) => Promise<Recognition>;
  readonly dispose: () => void;
};

type PendingJob = {
  readonly resolve: (result: Recognition | null) => void;
  readonly reject: (error: unknown) => void;
};

const spawnWorker = (): Worker =>
  new Worker(new URL('./whisper-worker.ts', import.meta.url), { type: 'module' });

export function createLocalRecogniser({
  spawn = spawnWorker,
  isReady = isModelCached,
} = {}): LocalRecogniser {
  const waiting = new Map<number, PendingJob>();
  let worker: Worker | null = null;
  let isDisposed = false;
  let lastId = 0;

  const end = (error: unknown) => {
    worker?.terminate();
    worker = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const start = (): Worker => {
    const started = spawn();
    started.addEventListener('message', ({ data }: MessageEvent<ReplyMessage>) => {
      const job = waiting.get(data.id);
      waiting.delete(data.id);
      if ('error' in data) job?.reject(new Error(data.error));
      else job?.resolve(data.result);
    });
    // Its script did not load, or it ran out of memory. The next job starts another worker.
    started.addEventListener('error', (event) => {
      event.preventDefault();
      end(new Error(event.message || 'the speech worker failed'));
    });
    return started;
  };
  const run = async (job: Job, signal?: AbortSignal): Promise<Recognition | null> => {
    if (!(await isReady())) throw new Error('the speech model is not on this device');
    signal?.throwIfAborted();
    if (isDisposed) throw new DOMException('The recogniser is gone', 'AbortError');
    worker ??= start();
    lastId += 1;
    const message: JobMessage = { id: lastId, job };
    const result = new Promise<Recognition | null>((resolve, reject) => {
      waiting.set(message.id, { resolve, reject });
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    worker.postMessage(message);
    return result;
  };

  return {
    isReady,
    // The next job reports why the model does not load.
    warm: () => void run({ type: 'load' }).catch(() => undefined),
    recognise: async (samples, language, signal) => {
      signal.throwIfAborted();
      const stop =
        'SharedArrayBuffer' in globalThis ? new Int32Array(new SharedArrayBuffer(4)) : null;
      const recognition = await untilAborted(
        run({ type: 'recognise', samples, language, stop }, signal),
        signal,
        () => stop && Atomics.store(stop, 0, 1),
      );
      return recognition ?? emptyRecognition();
    },
    dispose: () => {
      isDisposed = true;
      end(new DOMException('The recogniser is gone', 'AbortError'));
    },
  };
}

/** Rejects as soon as the signal is aborted, however long the work goes on. */
function untilAborted<Result>(
  work: Promise<Result>,
  signal: AbortSignal,
  onAbort: () => void,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      onAbort();
      reject(signal.reason);
    };
    signal.addEventListener('abort', giveUp, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}
