import { expect, test } from 'vitest';
import { formatClock, formatMegabytes } from './format.ts';

test.each([
  [0, '0:00'],
  [9.99, '0:09'],
  [65.4, '1:05'],
  [600, '10:00'],
  [-1, '0:00'],
])('%f seconds are %s', (seconds, text) => {
  expect(formatClock(seconds)).toBe(text);
});

test.each([
  [6 * 1024 * 1024, '6MB'],
  [6.25 * 1024 * 1024, '6.3MB'],
  [10, '0.1MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatMegabytes(bytes)).toBe(text);
});
