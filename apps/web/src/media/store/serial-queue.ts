export type SerialQueue = {
  /** Runs after everything that was added before, whatever became of that. */
  readonly add: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Resolves once nothing is left. */
  readonly settled: () => Promise<void>;
};

export function createSerialQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve();
  return {
    add: (work) => {
      const result = last.then(work);
      // Whoever added the work hears that it failed; the next one does not depend on it.
      last = result.catch(() => undefined);
      return result;
    },
    settled: async () => {
      await last;
    },
  };
}
