import { EngineClosed } from './transcriber.ts';
import { type JobLimits, type Lane, newFlag, openLane, raise, watchJob } from './worker-lane.ts';
import type { ReplyMessage, JobMessage } from './worker-messages.ts';

export type WorkerPoolOptions = {
  script: URL;
  size: number;
  settings?: unknown;
  /** A job that takes longer has hung: its worker is ended and it fails. */
  jobLimitMs: number;
  /** How often a job is tried when its worker dies under it. */
  attempts: number;
  /** For jobs that are not ours, and may be made to hurt. */
  limits?: JobLimits;
};

export type WorkerPool<Job, Result> = {
  /** `transfer` moves buffers to the worker: only for jobs that are tried once. */
  run: (job: Job, signal?: AbortSignal, transfer?: ArrayBuffer[]) => Promise<Result>;
  close: () => Promise<void>;
};

/** The job took its worker down with it. */
export class WorkerDied extends Error {
  override readonly name = 'WorkerDied';
}

/** The error of a job, as its worker reported it. */
export class JobFailed extends Error {
  override readonly name: string;

  constructor(failure: { name: string; message: string }) {
    super(failure.message);
    this.name = failure.name;
  }
}

type Entry<Job, Result> = {
  job: Job;
  transfer: ArrayBuffer[];
  stop: SharedArrayBuffer;
  tries: number;
  resolve: (result: Result) => void;
  reject: (error: Error) => void;
};

type Seat<Job, Result> = { lane: Lane | null; entry: Entry<Job, Result> | null };

/** Workers behind one queue. A worker starts with its first job; one that dies is replaced at the next. */
export function createWorkerPool<Job, Result>(options: WorkerPoolOptions): WorkerPool<Job, Result> {
  const seats = Array.from({ length: options.size }, (): Seat<Job, Result> => ({
    lane: null,
    entry: null,
  }));
  const queue: Entry<Job, Result>[] = [];
  let closed = false;
  let jobs = 0;

  /** Prefers a worker that already runs to one that still has to load. */
  const freeSeat = () => {
    const free = seats.filter((seat) => !seat.entry);
    return free.find((seat) => seat.lane) ?? free[0];
  };

  const pump = () => {
    for (;;) {
      const seat = closed ? undefined : freeSeat();
      const entry = seat && queue.shift();
      if (!seat || !entry) return;
      work(seat, entry);
    }
  };

  const work = (seat: Seat<Job, Result>, entry: Entry<Job, Result>) => {
    const lane = (seat.lane ??= openLane(options.script, options.settings));
    const { worker } = lane;
    const id = (jobs += 1);
    seat.entry = entry;
    entry.tries += 1;
    let endReason: string | null = null;
    let cause: Error | undefined;
    const end = (why: string) => {
      endReason = why;
      void lane.end(entry.stop).then((isGone) => isGone || died());
    };
    const overtime = setTimeout(end, options.jobLimitMs, 'it took too long');
    const watch = options.limits && watchJob(worker, options.limits, end);
    const leave = () => {
      clearTimeout(overtime);
      clearInterval(watch);
      worker.off('message', replied).off('error', failed).off('exit', died);
      seat.entry = null;
    };
    const replied = (message: ReplyMessage<Result>) => {
      // A worker that is being ended counts as dead.
      if (message.id !== id || endReason !== null) return;
      leave();
      if ('failure' in message) entry.reject(new JobFailed(message.failure));
      else entry.resolve(message.result);
      pump();
    };
    const failed = (error: Error) => (cause = error);
    const died = () => {
      leave();
      seat.lane = null;
      const again = endReason === null && entry.tries < options.attempts && !closed;
      if (again) queue.unshift(entry);
      else entry.reject(new WorkerDied(endReason ?? 'its worker died', { cause }));
      pump();
    };
    worker.on('message', replied).on('error', failed).on('exit', died);
    worker.postMessage(
      { id, job: entry.job, stop: entry.stop } satisfies JobMessage<Job>,
      entry.transfer,
    );
  };

  return {
    run: (job, signal, transfer = []) => {
      if (closed) return Promise.reject(new EngineClosed());
      if (signal?.aborted) return Promise.reject(asError(signal.reason));
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      const entry = { job, transfer, stop: newFlag(), tries: 0, resolve, reject };
      const abort = () => {
        const at = queue.indexOf(entry);
        if (at === -1) raise(entry.stop);
        else queue.splice(at, 1);
        reject(asError(signal?.reason));
      };
      signal?.addEventListener('abort', abort, { once: true });
      queue.push(entry);
      pump();
      return promise.finally(() => signal?.removeEventListener('abort', abort));
    },
    close: async () => {
      closed = true;
      const running = seats.flatMap((seat) => seat.entry ?? []);
      for (const entry of [...queue.splice(0), ...running]) entry.reject(new EngineClosed());
      await Promise.all(
        seats.map(({ lane, entry }) => lane?.end(entry?.stop ?? null) ?? Promise.resolve()),
      );
    },
  };
}

const asError = (reason: unknown) => (reason instanceof Error ? reason : new Error(String(reason)));
