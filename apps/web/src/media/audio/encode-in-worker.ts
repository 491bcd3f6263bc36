import type { Decoded, Encoded } from './sound-port.ts';

const startWorker = () =>
  new Worker(new URL('./encode-worker.ts', import.meta.url), { type: 'module' });

/** Writes the WAV beside the page, which has a camera and an ad to show meanwhile. The samples move there. */
export function encodeInWorker(decoded: Decoded, start = startWorker): Promise<Encoded> {
  return new Promise((resolve, reject) => {
    const worker = start();
    const fail = () => {
      worker.terminate();
      reject(new Error('The worker did not answer'));
    };
    worker.addEventListener('message', ({ data }: MessageEvent<Encoded>) => {
      worker.terminate();
      resolve(data);
    });
    worker.addEventListener('error', fail);
    worker.addEventListener('messageerror', fail);
    worker.postMessage(decoded, { transfer: decoded.channels.map(({ buffer }) => buffer) });
  });
}
