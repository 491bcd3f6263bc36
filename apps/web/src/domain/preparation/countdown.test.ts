import { expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import type { Clock } from '#/lib/time/clock.ts';
import { machineTypes } from '#/lib/machine-types.ts';
import { countdown, type CountdownEvent } from './countdown.ts';

function begin() {
  let now = 0;
  let due: { ms: number; work: () => void } | null = null;
  const clock: Clock = {
    now: () => now,
    after: (ms, work) => {
      due = { ms, work };
      return () => {
        due = null;
      };
    },
  };
  const heard: (number | string)[] = [];
  const listener = setup({
    types: machineTypes<{ events: CountdownEvent }>(),
    actors: { countdown },
  }).createMachine({
    invoke: { src: 'countdown', input: { seconds: 10, clock } },
    on: {
      TICK: { actions: ({ event }) => void heard.push(event.left) },
      TIME_UP: { actions: () => void heard.push('up') },
    },
  });
  const actor = createActor(listener).start();
  /** The timer that is due comes, but so late that the clock says this. */
  const fireAt = (time: number) => {
    now = time;
    due?.work();
  };
  return { heard, fireAt, actor, waitsFor: () => due?.ms ?? null };
}

test('follows the clock when ticks come late or not at all', () => {
  const { heard, fireAt, waitsFor } = begin();
  fireAt(1_000);
  fireAt(2_400);
  expect(heard).toEqual([9, 8]);
  expect(waitsFor()).toBe(600);
  fireAt(7_000);
  fireAt(60_000);
  expect(heard).toEqual([9, 8, 3, 'up']);
});

test('a clock that is set back does not make it longer', () => {
  const { heard, fireAt, waitsFor } = begin();
  fireAt(-3_600_000);
  fireAt(-3_599_000);
  expect(heard).toEqual([9, 8]);
  expect(waitsFor()).toBe(1_000);
});

test('stops when its owner stops', () => {
  const { actor, waitsFor } = begin();
  actor.stop();
  expect(waitsFor()).toBeNull();
});
