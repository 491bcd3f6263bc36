import type { PageMessage } from './worker-words.ts';

/** Says something to a worker and waits for its answer; null when none comes in time. */
export function askWorker(
  worker: Pick<ServiceWorker, 'postMessage'>,
  message: PageMessage,
  patienceMs: number,
): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const settle = (answer: unknown) => {
      clearTimeout(timer);
      port1.close();
      resolve(answer);
    };
    const timer = setTimeout(() => settle(null), patienceMs);
    port1.addEventListener('message', ({ data }) => settle(data));
    port1.start();
    worker.postMessage(message, [port2]);
  });
}
