import { sleepDetectionMs } from '@daedap/contract/constants/interview';
import { fromCallback } from 'xstate';
import type { Clock } from '#/lib/time/clock.ts';
import type { AnswerCommand, InterviewEvent } from './interview-events.ts';

const tickMs = 250;

/** Measures an answer without its pauses. A gap between two ticks that is far too long means that the device slept. */
export const answerTimer = (clock: Clock) =>
  fromCallback<AnswerCommand, { readonly limit: number }>(({ input, sendBack, receive }) => {
    const say = (event: InterviewEvent) => sendBack(event);
    let elapsedMs = 0;
    let lastAt = clock.now();
    let cancel = clock.after(tickMs, tick);

    function tick(): void {
      const passed = Math.max(0, clock.now() - lastAt);
      lastAt = clock.now();
      if (passed >= sleepDetectionMs) {
        say({ type: 'TIMER.SLEPT' });
        return;
      }
      elapsedMs += passed;
      say({ type: 'TIMER.TICK', elapsed: elapsedMs / 1000 });
      if (elapsedMs >= input.limit * 1000) say({ type: 'TIMER.LIMIT' });
      else cancel = clock.after(Math.min(tickMs, input.limit * 1000 - elapsedMs), tick);
    }

    receive(({ type }) => {
      cancel();
      if (type === 'PAUSE') elapsedMs += Math.max(0, clock.now() - lastAt);
      lastAt = clock.now();
      if (type === 'RESUME') cancel = clock.after(tickMs, tick);
    });
    return () => cancel();
  });
