import type { Clock } from './clock.ts';

const failuresUntilOpen = 3;
const openMs = 30_000;

/**
 * After repeated failures the work is not tried for a while, so that nobody waits for a dead endpoint: it fails with
 * `resting` instead.
 */
export function createCircuitBreaker(clock: Clock, resting: () => Error) {
  let failures = 0;
  let openUntil = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const now = clock.now().getTime();
    if (failures >= failuresUntilOpen) {
      // Unless the clock was put back: the pause would be longer by as much.
      if (now < openUntil && openUntil - now <= openMs) throw resting();
      // One call tries the endpoint again. The others fail at once until its result is known.
      openUntil = now + openMs;
    }
    try {
      const output = await work();
      failures = 0;
      return output;
    } catch (error) {
      failures += 1;
      if (failures === failuresUntilOpen) openUntil = clock.now().getTime() + openMs;
      throw error;
    }
  };
}
