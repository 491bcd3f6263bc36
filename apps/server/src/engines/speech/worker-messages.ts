import { parentPort, type Transferable, workerData } from 'node:worker_threads';

export type Asked<Job> = { id: number; job: Job; stop: SharedArrayBuffer };

export type Answered<Result> =
  | { id: number; result: Result }
  | { id: number; failure: { name: string; message: string } };

/** What a pool hands to each of its workers. */
export type WorkerSetup<Settings> = { settings: Settings; native: SharedArrayBuffer };

/** Ends a job that nobody waits for any more. */
class Stopped extends Error {
  override readonly name = 'AbortError';
}

export type JobGuard = {
  /** Throws when the job should end. Long jobs ask now and then. */
  check: () => void;
  /**
   * Holds off the end of the worker: to end a thread that is inside the native code of onnxruntime ends the process.
   * The section is entered before it is asked whether to stop, and the pool asks in the opposite order.
   */
  native: <Value>(section: () => Promise<Value>) => Promise<Value>;
};

/** The worker's side: one job after another, each answered with its result or with what went wrong. */
export function answerJobs<Result>(
  work: (job: never, guard: JobGuard) => Promise<Result>,
  transferOf: (result: Result) => Transferable[] = () => [],
): void {
  const port = parentPort;
  const { native }: WorkerSetup<unknown> = workerData;
  const answer = async ({ id, job, stop }: Asked<never>) => {
    try {
      const result = await work(job, guardOf(new Int32Array(stop), new Int32Array(native)));
      port?.postMessage({ id, result } satisfies Answered<Result>, transferOf(result));
    } catch (error) {
      const { name, message } = error instanceof Error ? error : new Error(String(error));
      port?.postMessage({ id, failure: { name, message } } satisfies Answered<Result>, []);
    }
  };
  port?.on('message', (asked: Asked<never>) => void answer(asked));
}

function guardOf(stop: Int32Array, native: Int32Array): JobGuard {
  const check = () => {
    if (Atomics.load(stop, 0) !== 0) throw new Stopped('stopped');
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
