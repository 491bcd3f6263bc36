import { SimulatedClock } from 'xstate';
import type { RecorderClock } from '../recorder-clock.ts';

/** Time that moves when the test moves it. */
export function createRecorderTime() {
  const time = new SimulatedClock();
  const clock: RecorderClock = {
    now: () => time.now(),
    after: (ms, work) => {
      const timer = time.setTimeout(work, ms);
      return () => time.clearTimeout(timer);
    },
  };
  return { clock, pass: (ms: number) => time.increment(ms) };
}
