export type WorkerLike = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

/** Starts a worker for one message, and ends it with its reply. Aborting ends it at once. */
export function runInWorker<Reply>(
  start: () => WorkerLike,
  message: unknown,
  transfer: Transferable[],
  signal?: AbortSignal,
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const worker = start();
    const fail = () => {
      worker.terminate();
      reject(new Error('The worker did not reply'));
    };
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      worker.terminate();
      resolve(data);
    });
    worker.addEventListener('error', fail);
    worker.addEventListener('messageerror', fail);
    signal?.addEventListener('abort', () => {
      worker.terminate();
      reject(signal.reason);
    });
    worker.postMessage(message, { transfer });
  });
}
