import { expect, test } from 'vitest';
import {
  formatBytes,
  formatClock,
  formatCount,
  formatDuration,
  formatMegabytes,
} from './format.ts';
import { changeLanguage } from './i18n/language.ts';

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

test('formats sizes with a readable unit', () => {
  const sizes = [0, 10, 51_200, 6.25 * 1024 ** 2, 1024 ** 2 - 1, 10 * 1024 ** 3];
  expect(sizes.map(formatBytes)).toEqual(['0바이트', '10바이트', '50kB', '6.3MB', '1MB', '10GB']);
  changeLanguage('en');
  expect(formatBytes(6.25 * 1024 ** 2)).toBe('6.3 MB');
});

test('formats durations as m:ss', () => {
  expect([0, 9.5, 59.6, 300].map(formatDuration)).toEqual(['0:00', '0:10', '1:00', '5:00']);
});

test('formats counts with commas', () => {
  expect([0, 999, 1_000, 1_234_567].map(formatCount)).toEqual(['0', '999', '1,000', '1,234,567']);
});
