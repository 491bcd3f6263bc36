import { expect, test } from 'vitest';
import { createStopwatch } from './stopwatch.ts';

test('counts only while it runs', () => {
  let now = 1_000;
  const stopwatch = createStopwatch(() => now);
  now += 500;
  expect(stopwatch.elapsedMs()).toBe(0);
  stopwatch.start();
  now += 300;
  stopwatch.pause();
  now += 5_000;
  expect(stopwatch.elapsedMs()).toBe(300);
  stopwatch.start();
  now += 200;
  expect(stopwatch.elapsedMs()).toBe(500);
});

test('a second start or pause changes nothing', () => {
  let now = 0;
  const stopwatch = createStopwatch(() => now);
  stopwatch.start();
  now += 100;
  stopwatch.start();
  now += 100;
  stopwatch.pause();
  stopwatch.pause();
  expect(stopwatch.elapsedMs()).toBe(200);
});
