import { Worker } from 'node:worker_threads';
import type { WorkerSetup } from './worker-messages.ts';

const heapLimitMb = 512;
const watchMs = 200;
/** Native code checks whether to stop at least once per run of the model, which takes less than this. */
const nativeLimitMs = 20_000;

/** A worker thread that can be ended without ending the process. */
export type Lane = {
  readonly worker: Worker;
  /** Tells the job to stop, waits until the thread is out of native code, and ends it. False: it stays in there. */
  end: (stop: SharedArrayBuffer | null) => Promise<boolean>;
};

export function openLane(script: URL, settings: unknown): Lane {
  const native = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const worker = new Worker(script, {
    workerData: { settings, native } satisfies WorkerSetup<unknown>,
    resourceLimits: { maxOldGenerationSizeMb: heapLimitMb },
  });
  return {
    worker,
    end: async (stop) => {
      if (stop) raise(stop);
      const isOut = await cleared(new Int32Array(native));
      if (isOut) await worker.terminate();
      else worker.unref();
      return isOut;
    },
  };
}

export function newFlag(): SharedArrayBuffer {
  return new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
}

export function raise(flag: SharedArrayBuffer): void {
  Atomics.store(new Int32Array(flag), 0, 1);
}

async function cleared(flag: Int32Array): Promise<boolean> {
  const waiting = Atomics.waitAsync(flag, 0, 1, nativeLimitMs);
  return (waiting.async ? await waiting.value : waiting.value) !== 'timed-out';
}

/** What one job may take of the machine. */
export type JobLimits = {
  /** Outside the JavaScript heap, where `resourceLimits` do not reach. */
  readonly externalBytes: number;
  /** Time of the processor: on a busy machine a harmless job waits long for a core. */
  readonly processorMs: number;
};

/** Calls `end` with the reason when the job that a worker has just got takes more. */
export function watchJob(
  worker: Worker,
  limits: JobLimits,
  end: (why: string) => void,
): NodeJS.Timeout {
  const computed = async () => {
    // A worker that does not run yet has no figures, and has computed nothing.
    const usage = await worker.cpuUsage().catch(() => null);
    return usage && (usage.user + usage.system) / 1000;
  };
  const before = computed();
  const look = async () => {
    // A worker that has just ended has no statistics; its `exit` event is handled in the pool.
    const heap = await worker.getHeapStatistics().catch(() => null);
    if (heap && heap.external_memory > limits.externalBytes) end('it took too much memory');
    const now = await computed();
    if (now !== null && now - ((await before) ?? 0) > limits.processorMs) end('it took too long');
  };
  return setInterval(() => void look(), watchMs);
}
