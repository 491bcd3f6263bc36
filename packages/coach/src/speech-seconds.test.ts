import { expect, test } from 'vitest';
import { speechSeconds } from './speech-seconds.ts';

const segment = (start: number, end: number) => ({ start, end, text: 'x' });

test('counts from the first word to the last', () => {
  expect(speechSeconds([segment(3, 10)])).toBe(7);
  expect(speechSeconds([segment(3, 10), segment(10.5, 12)])).toBe(9);
});

test('counts one second of a long pause, and nothing twice', () => {
  expect(speechSeconds([segment(0, 5), segment(11, 15)])).toBe(10);
  expect(speechSeconds([segment(2, 6), segment(0, 4)])).toBe(6);
});

test('is unknown without times', () => {
  expect(speechSeconds([])).toBeNull();
  expect(speechSeconds([segment(4, 4)])).toBeNull();
});
