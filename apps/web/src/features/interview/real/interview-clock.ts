import { sleepDetectionMs } from '@daedap/contract/constants/interview';
import { fromCallback } from 'xstate';
import type { Clock } from '#/lib/time/clock.ts';
import type { AnswerCommand, InterviewEvent } from '../interview-events.ts';

const tickMs = 1_000;

type Input = {
  /** Seconds that have passed already. */
  readonly elapsed: number;
  /** Seconds of the whole interview; null without a limit. */
  readonly limit: number | null;
};

/** Measures the whole interview. The time in which the device slept does not count. */
export const interviewClock = (clock: Clock) =>
  fromCallback<AnswerCommand, Input>(({ input, sendBack }) => {
    const say = (event: InterviewEvent) => sendBack(event);
    const limitMs = input.limit === null ? Number.POSITIVE_INFINITY : input.limit * 1_000;
    let elapsedMs = input.elapsed * 1_000;
    let lastAt = clock.now();
    let cancel = clock.after(Math.min(tickMs, Math.max(0, limitMs - elapsedMs)), tick);

    function tick(): void {
      const passed = Math.max(0, clock.now() - lastAt);
      lastAt = clock.now();
      if (passed < sleepDetectionMs) elapsedMs += passed;
      say({ type: 'CLOCK.TICK', elapsed: elapsedMs / 1_000 });
      if (elapsedMs >= limitMs) say({ type: 'CLOCK.UP' });
      else cancel = clock.after(Math.min(tickMs, limitMs - elapsedMs), tick);
    }
    return () => cancel();
  });
