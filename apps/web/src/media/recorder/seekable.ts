import { reportError } from '#/lib/errors/report-error.ts';

/** Finishing an answer never waits longer for this; what is not done by then is kept as it was recorded. */
const longestMs = 3_000;

type Deps = {
  readonly createWorker: () => Worker;
  readonly timeout: (ms: number) => AbortSignal;
};

const browser: Deps = {
  // Large, and needed only once an answer is over: it comes then. What reads the file may also lose its way in one that
  // is damaged and never come back; a worker can be ended.
  createWorker: () =>
    new Worker(new URL('./seekable-worker.ts', import.meta.url), { type: 'module' }),
  timeout: (ms) => AbortSignal.timeout(ms),
};

/**
 * The recording with a length and an index, so that a player can show where it is and jump. Without a network to fetch
 * the program, or out of time, it stays as it is.
 */
export function seekable(recorded: Blob, { createWorker, timeout }: Deps = browser): Promise<Blob> {
  return new Promise((resolve) => {
    let worker: Worker | null = null;
    const end = (bytes: unknown) => {
      worker?.terminate();
      resolve(bytes instanceof ArrayBuffer ? new Blob([bytes], { type: recorded.type }) : recorded);
    };
    try {
      worker = createWorker();
      worker.addEventListener('message', ({ data }) => end(data));
      worker.addEventListener('error', () => end(null));
      worker.addEventListener('messageerror', () => end(null));
      timeout(longestMs).addEventListener('abort', () => end(null));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
      worker.postMessage(recorded);
    } catch (error) {
      reportError(error, 'media', 'starting the worker that makes recordings seekable');
      end(null);
    }
  });
}
