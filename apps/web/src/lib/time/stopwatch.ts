export type Stopwatch = {
  /** Starts it, also after a pause. */
  readonly start: () => void;
  readonly pause: () => void;
  /** Milliseconds that it has run, without the pauses. */
  readonly elapsedMs: () => number;
};

/** A stopwatch that stands at zero until it is started. */
export function createStopwatch(now: () => number): Stopwatch {
  let countedMs = 0;
  let runningSince: number | null = null;
  const elapsedMs = () => countedMs + (runningSince === null ? 0 : now() - runningSince);
  return {
    start: () => {
      runningSince ??= now();
    },
    pause: () => {
      countedMs = elapsedMs();
      runningSince = null;
    },
    elapsedMs,
  };
}
