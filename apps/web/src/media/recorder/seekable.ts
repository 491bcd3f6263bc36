import { reportError } from '#/lib/errors/report-error.ts';

/** The end of an answer never waits longer. After that the original recording is used. */
const longestMs = 3_000;

type Deps = {
  readonly createWorker: () => Worker;
  readonly timeout: (ms: number) => AbortSignal;
};

const browser: Deps = {
  // The library is large and needed only at the end of an answer, so it is loaded then. It may also hang in a damaged
  // file, and a worker can be terminated.
  createWorker: () =>
    new Worker(new URL('./seekable-worker.ts', import.meta.url), { type: 'module' }),
  timeout: (ms) => AbortSignal.timeout(ms),
};

/**
 * The recording with a length and an index, so that a player can show its position and seek. Returns the original when
 * the worker cannot be loaded or takes too long.
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
