export type Stopwatch = {
  readonly start: () => void;
  readonly pause: () => void;
  /** Seconds that it has run, without the pauses. */
  readonly seconds: () => number;
};

export function createStopwatch(now: () => number): Stopwatch {
  let before = 0;
  let since: number | null = null;
  const ran = () => before + (since === null ? 0 : now() - since);
  return {
    start: () => {
      since ??= now();
    },
    pause: () => {
      before = ran();
      since = null;
    },
    seconds: () => ran() / 1_000,
  };
}
