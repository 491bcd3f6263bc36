import { SimulatedClock } from 'xstate';
import type { Clock } from '#/lib/time/clock.ts';

/** Lets pending promises settle. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
}

/** A clock that the test moves, for machines and adapters alike. */
export function createTestClock() {
  const forMachines = new SimulatedClock();
  const clock: Clock = {
    now: () => forMachines.now(),
    after: (ms, work) => {
      const timer = forMachines.setTimeout(work, ms);
      return () => forMachines.clearTimeout(timer);
    },
  };
  async function pass(ms: number): Promise<void> {
    await settle();
    for (let left = ms; left > 0; left -= 100) {
      forMachines.increment(Math.min(left, 100));
      await settle();
    }
  }
  /** Moves the time at once, without letting promises settle in between. */
  const advance = (ms: number) => forMachines.increment(ms);
  return { forMachines, clock, pass, advance };
}
