import { createActor, createMachine } from 'xstate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { systemClock } from '#/lib/time/clock.ts';
import { answerTimer } from './answer-timer.ts';
import type { AnswerCommand } from './interview-events.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(limit: number) {
  const said: string[] = [];
  let elapsed = 0;
  const parent = createActor(
    createMachine({
      invoke: { src: answerTimer(systemClock), id: 'timer', input: { limit } },
      on: {
        '*': {
          actions: ({ event }) => {
            if (event.type === 'TIMER.TICK') elapsed = Number(event['elapsed']);
            else said.push(event.type);
          },
        },
      },
    }),
  ).start();
  return {
    said,
    elapsed: () => elapsed,
    send: (type: AnswerCommand['type']) => parent.getSnapshot().children['timer']?.send({ type }),
  };
}

test('ends at the limit, and not before', () => {
  const timer = start(10);
  vi.advanceTimersByTime(9_999);
  expect(timer.said).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(timer.said).toEqual(['TIMER.LIMIT']);
  expect(timer.elapsed()).toBe(10);
  vi.advanceTimersByTime(60_000);
  expect(timer.said).toEqual(['TIMER.LIMIT']);
});

test('a pause does not count', () => {
  const timer = start(10);
  vi.advanceTimersByTime(4_100);
  timer.send('PAUSE');
  vi.advanceTimersByTime(600_000);
  timer.send('RESUME');
  vi.advanceTimersByTime(5_899);
  expect(timer.said).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(timer.said).toEqual(['TIMER.LIMIT']);
});

test('treats thirty seconds without a tick as sleep, which does not count', () => {
  const timer = start(300);
  vi.advanceTimersByTime(5_000);
  vi.setSystemTime(Date.now() + 29_000);
  vi.advanceTimersByTime(250);
  expect(timer.said).toEqual([]);
  vi.setSystemTime(Date.now() + 30_000);
  vi.advanceTimersByTime(250);
  expect(timer.said).toEqual(['TIMER.SLEPT']);
  expect(timer.elapsed()).toBeLessThan(35);
});

test('a clock that is set back does not make the answer shorter', () => {
  const timer = start(10);
  vi.advanceTimersByTime(5_000);
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(5_000);
  expect(timer.elapsed()).toBeGreaterThanOrEqual(9.5);
});
