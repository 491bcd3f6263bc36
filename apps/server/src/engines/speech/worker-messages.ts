import { parentPort, type Transferable, workerData } from 'node:worker_threads';

export type JobMessage<Job> = { id: number; job: Job; stop: SharedArrayBuffer };

export type ReplyMessage<Result> =
  | { id: number; result: Result }
  | { id: number; failure: { name: string; message: string } };

/** What a pool passes to each of its workers. */
export type WorkerSetup<Settings> = { settings: Settings; native: SharedArrayBuffer };

/** Ends a job that nobody waits for any more. */
class StoppedError extends Error {
  override readonly name = 'AbortError';
}

export type JobGuard = {
  /** Throws when the job should end. Long jobs call it now and then. */
  check: () => void;
  /**
   * Keeps the pool from ending the worker: ending a thread inside the native code of onnxruntime ends the process. The
   * section sets its flag before it checks whether to stop; the pool does both in the opposite order.
   */
  native: <Value>(section: () => Promise<Value>) => Promise<Value>;
};

/** The worker's side: runs each job and replies with its result or its error. */
export function serveJobs<Result>(
  work: (job: never, guard: JobGuard) => Promise<Result>,
  transferOf: (result: Result) => Transferable[] = () => [],
): void {
  const port = parentPort;
  const { native }: WorkerSetup<unknown> = workerData;
  const run = async ({ id, job, stop }: JobMessage<never>) => {
    try {
      const result = await work(job, guardOf(new Int32Array(stop), new Int32Array(native)));
      port?.postMessage({ id, result } satisfies ReplyMessage<Result>, transferOf(result));
    } catch (error) {
      const { name, message } = error instanceof Error ? error : new Error(String(error));
      port?.postMessage({ id, failure: { name, message } } satisfies ReplyMessage<Result>, []);
    }
  };
  port?.on('message', (message: JobMessage<never>) => void run(message));
}

function guardOf(stop: Int32Array, native: Int32Array): JobGuard {
  const check = () => {
    if (Atomics.load(stop, 0) !== 0) throw new StoppedError('stopped');
  };
  return {
    check,
    native: async (section) => {
      Atomics.store(native, 0, 1);
      try {
        check();
        return await section();
      } finally {
        Atomics.store(native, 0, 0);
        Atomics.notify(native, 0);
      }
    },
  };
}
