import { beforeEach, expect, test, vi } from 'vitest';
import { createSeeker } from './seeker.ts';

let played = 0;

beforeEach(() => {
  played = 0;
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => void (played += 1));
});

/** A video whose length and place a test can see and set. */
function media() {
  const element = document.createElement('video');
  const at = { readyState: 0, duration: Number.NaN, currentTime: 0 };
  const went: number[] = [];
  Object.defineProperties(element, {
    readyState: { get: () => at.readyState },
    duration: { get: () => at.duration },
    currentTime: {
      get: () => at.currentTime,
      set: (to: number) => {
        went.push(to);
      },
    },
  });
  const know = (duration: number, event: 'loadedmetadata' | 'durationchange') => {
    Object.assign(at, { readyState: 1, duration });
    element.dispatchEvent(new Event(event));
  };
  return { element, went, know };
}

test('plays from the start', () => {
  const { element, went, know } = media();
  createSeeker(element, true);
  know(10, 'loadedmetadata');
  expect([went, played]).toEqual([[0], 1]);
});

test('does not play without autoplay', () => {
  const { element, know } = media();
  const seeker = createSeeker(element, false);
  know(10, 'loadedmetadata');
  expect(played).toBe(0);
  seeker.seek(3);
  expect(played).toBe(1);
});

test('seeks once the metadata is loaded', () => {
  const { element, went, know } = media();
  createSeeker(element, true).seek(4.5);
  expect(went).toEqual([]);
  know(10, 'loadedmetadata');
  expect(went).toEqual([4.5]);
});

test('goes to the end of a file without a duration first, then to the second', () => {
  const { element, went, know } = media();
  createSeeker(element, true).seek(4.5);
  know(Number.POSITIVE_INFINITY, 'loadedmetadata');
  expect([went, played]).toEqual([[Number.MAX_SAFE_INTEGER], 0]);
  know(10, 'durationchange');
  expect([went.at(-1), played]).toEqual([4.5, 1]);
});

test('takes the last of several seeks before the duration is known', () => {
  const { element, went, know } = media();
  const seeker = createSeeker(element, true);
  know(Number.POSITIVE_INFINITY, 'loadedmetadata');
  seeker.seek(3);
  seeker.seek(6);
  know(10, 'durationchange');
  know(10.1, 'durationchange');
  expect(went.filter((to) => to < 100)).toEqual([6]);
});

test('seeks to the same second twice and limits invalid seconds', () => {
  const { element, went, know } = media();
  const seeker = createSeeker(element, true);
  know(10, 'loadedmetadata');
  for (const second of [4, 4, -2, 99, Number.NaN, Number.POSITIVE_INFINITY]) seeker.seek(second);
  expect(went).toEqual([0, 4, 4, 0, 10]);
});

test('stops listening after dispose', () => {
  const { element, went, know } = media();
  createSeeker(element, true).dispose();
  know(10, 'loadedmetadata');
  expect(went).toEqual([]);
});
