/** Time is injected, so that a test can move it. */
export type Clock = {
  /** Milliseconds. */
  readonly now: () => number;
  /** Runs the work later. Call the returned function to cancel it. */
  readonly after: (ms: number, work: () => void) => () => void;
};

/** A clock that can also repeat work at an interval. */
export type IntervalClock = Clock & {
  readonly every: (ms: number, work: () => void) => () => void;
};

function after(ms: number, work: () => void): () => void {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
}

function every(ms: number, work: () => void): () => void {
  const timer = setInterval(work, ms);
  return () => clearInterval(timer);
}

/** `now` is the time of day: milliseconds since 1970. It jumps when someone sets the device's clock. */
export const systemClock: IntervalClock = { now: () => Date.now(), after, every };

/** `now` only ever grows, whatever happens to the device's clock. For durations. */
export const monotonicClock: Clock = { now: () => performance.now(), after };

/** Resolves to true when the time has passed, to false when the signal aborted first. */
export function wait(clock: Clock, ms: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve(false);
      return;
    }
    const stop = () => {
      cancel();
      resolve(false);
    };
    const cancel = clock.after(ms, () => {
      signal.removeEventListener('abort', stop);
      resolve(true);
    });
    signal.addEventListener('abort', stop, { once: true });
  });
}

/** Resolves to the work's value, or to `late` when it takes longer than `ms`. The work itself goes on. */
export function within<Value>(
  clock: Clock,
  ms: number,
  work: Promise<Value>,
): Promise<Value | 'late'> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(ms, () => resolve('late'));
    work.then(resolve, reject).finally(cancel);
  });
}
