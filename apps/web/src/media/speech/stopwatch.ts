export type Stopwatch = {
  /** Milliseconds since it was made, without the pauses: where in the recording one is. */
  readonly elapsed: () => number;
  readonly pause: () => void;
  readonly resume: () => void;
};

export function createStopwatch(now: () => number): Stopwatch {
  let counted = 0;
  let since: number | null = now();
  const elapsed = () => counted + (since === null ? 0 : now() - since);
  return {
    elapsed,
    pause: () => {
      counted = elapsed();
      since = null;
    },
    resume: () => {
      since ??= now();
    },
  };
}
