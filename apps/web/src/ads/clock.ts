/** Time is handed in, so that a test moves it. */
export type AdClock = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Does the work later; calling what it returns cancels it. */
  readonly after: (ms: number, work: () => void) => () => void;
};

export const systemClock: AdClock = {
  now: () => Date.now(),
  after: (ms, work) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};

/** Says whether the time has passed: false when it was cut short. */
export function wait(clock: AdClock, ms: number, signal: AbortSignal): Promise<boolean> {
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
