import { fromCallback } from 'xstate';
import type { Clock } from '#/lib/time/clock.ts';

export type CountdownEvent = { type: 'TICK'; left: number } | { type: 'TIME_UP' };

const secondMs = 1_000;

/**
 * Counts whole seconds down by the clock, not by its ticks: a tab in the background gets few of them. A clock that is
 * set back does not make it longer.
 */
export const countdown = fromCallback<CountdownEvent, { seconds: number; clock: Clock }>(
  ({ input: { seconds, clock }, sendBack }) => {
    const endsAt = clock.now() + seconds * secondMs;
    let left = seconds;
    let cancel = clock.after(secondMs, tick);
    function tick(): void {
      const leftMs = endsAt - clock.now();
      left = Math.max(0, Math.min(left - 1, Math.ceil(leftMs / secondMs)));
      if (left === 0) {
        sendBack({ type: 'TIME_UP' });
        return;
      }
      sendBack({ type: 'TICK', left });
      const untilNext = leftMs - (left - 1) * secondMs;
      cancel = clock.after(Math.min(secondMs, Math.max(1, untilNext)), tick);
    }
    return () => cancel();
  },
);
