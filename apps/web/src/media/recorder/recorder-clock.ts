/** Time is handed in, so that a test moves it. */
export type RecorderClock = {
  /** Milliseconds that only ever grow, whatever happens to the clock on the wall. */
  readonly now: () => number;
  /** Does the work later; calling what it returns cancels it. */
  readonly after: (ms: number, work: () => void) => () => void;
};

export const recorderClock: RecorderClock = {
  now: () => performance.now(),
  after: (ms, work) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};

/** What the work gives, or `late` when it takes longer. The work itself goes on. */
export function within<Value>(
  clock: RecorderClock,
  ms: number,
  work: Promise<Value>,
): Promise<Value | 'late'> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(ms, () => resolve('late'));
    work.then(resolve, reject).finally(cancel);
  });
}
