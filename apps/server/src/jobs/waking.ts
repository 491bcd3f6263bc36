/** Which of the workers of a queue looks for a job, and when. */
export type Waking = {
  add: (worker: string) => void;
  /** A job may have come. */
  wake: () => void;
  /** Keeps the worker out of it while it is at a job. */
  during: (worker: string, work: () => Promise<void>) => Promise<void>;
};

/**
 * Wakes one worker where pg-boss would wake all of them, each of which asks the database. Whoever finds a job wakes the
 * next, so that as many look as there are jobs; what comes while all are at work is looked for by the first to be done.
 */
export function createWaking(notify: (worker: string) => void): Waking {
  const workers: string[] = [];
  const busy = new Set<string>();
  let missed = false;
  const wake = () => {
    const free = workers.find((worker) => !busy.has(worker));
    if (free === undefined) {
      missed = true;
      return;
    }
    // To the end of the line: one whose question to the database hangs must not be asked again and again.
    workers.splice(workers.indexOf(free), 1);
    workers.push(free);
    notify(free);
  };
  return {
    add: (worker) => void workers.push(worker),
    wake,
    during: async (worker, work) => {
      busy.add(worker);
      wake();
      try {
        await work();
      } finally {
        busy.delete(worker);
        if (missed) {
          missed = false;
          notify(worker);
        }
      }
    },
  };
}
