import { reportError } from '#/lib/errors/report-error.ts';
import type { LookingSample } from './summarise-looking.ts';

/** `network`: a file of the model did not come. `picture`: the recording has none, or this browser cannot decode it. */
export type ReadFailure = 'network' | 'picture' | 'other';

export type ReadStep = 'loading' | 'reading';

export type ReaderMessage =
  /** `part` of the step, 0 to 1. */
  | { readonly type: 'progress'; readonly step: ReadStep; readonly part: number }
  | { readonly type: 'done'; readonly samples: readonly LookingSample[] }
  | { readonly type: 'failed'; readonly failure: ReadFailure };

export type ReadOutcome =
  | { readonly kind: 'read'; readonly samples: readonly LookingSample[] }
  | { readonly kind: 'failed'; readonly failure: ReadFailure }
  | { readonly kind: 'cancelled' };

type Watch = {
  readonly onProgress: (step: ReadStep, part: number) => void;
  readonly signal: AbortSignal;
};

/** Reads where a face is turned in the pictures of a recording. Nothing leaves the device. */
export type FaceReader = (recording: Blob, watch: Watch) => Promise<ReadOutcome>;

/** The networks and the video tools are loaded with the worker, the first time that someone asks for it. */
const spawnWorker = (): Worker =>
  new Worker(new URL('./looking-worker.ts', import.meta.url), { type: 'module' });

/** In a worker, which ends with the reading or when it is cancelled. The page stays free. */
export function createFaceReader({ spawn = spawnWorker } = {}): FaceReader {
  return (recording, { onProgress, signal }) =>
    new Promise((resolve) => {
      let worker: Worker | null = null;
      const end = (outcome: ReadOutcome) => {
        worker?.terminate();
        signal.removeEventListener('abort', cancel);
        resolve(outcome);
      };
      const cancel = () => end({ kind: 'cancelled' });
      if (signal.aborted) return cancel();
      signal.addEventListener('abort', cancel);
      try {
        worker = spawn();
        worker.addEventListener('message', ({ data }: MessageEvent<ReaderMessage>) => {
          switch (data.type) {
            case 'progress':
              return onProgress(data.step, data.part);
            case 'done':
              return end({ kind: 'read', samples: data.samples });
            case 'failed':
              return end({ kind: 'failed', failure: data.failure });
          }
        });
        // Its script did not load: there is no network, and it was never loaded before.
        worker.addEventListener('error', (event) => {
          event.preventDefault();
          end({ kind: 'failed', failure: event.message ? 'other' : 'network' });
        });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
        worker.postMessage(recording);
      } catch (error) {
        reportError(error, 'media', 'starting the worker that looks at a recording');
        end({ kind: 'failed', failure: 'other' });
      }
    });
}
