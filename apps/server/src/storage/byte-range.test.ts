import { describe, expect, test } from 'vitest';
import { parseRange } from './byte-range.ts';

describe('of 1000 bytes', () => {
  test.each([
    ['bytes=0-499', { start: 0, end: 499 }],
    ['bytes=500-999', { start: 500, end: 999 }],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=999-999', { start: 999, end: 999 }],
    ['bytes=0-', { start: 0, end: 999 }],
    ['bytes=990-', { start: 990, end: 999 }],
    ['bytes=900-5000', { start: 900, end: 999 }],
    ['bytes=900-99999999999999999999999', { start: 900, end: 999 }],
    ['bytes=-1', { start: 999, end: 999 }],
    ['bytes=-1000', { start: 0, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['Bytes= 1-2 ', { start: 1, end: 2 }],
  ])('%s is a part', (header, part) => {
    expect(parseRange(header, 1000)).toEqual(part);
  });

  test.each(['bytes=1000-', 'bytes=1000-1001', 'bytes=99999999999999999999999-', 'bytes=-0'])(
    '%s cannot be had',
    (header) => {
      expect(parseRange(header, 1000)).toBe('unsatisfiable');
    },
  );

  test.each([
    undefined,
    '',
    'bytes',
    'bytes=',
    'bytes=-',
    'bytes=5-4',
    'bytes=a-b',
    'bytes=1.5-2',
    'bytes=--1',
    'bytes=0-1,5-6',
    'bytes=0-1, -1',
    'items=0-1',
    '0-1',
    'bytes=0-1;',
  ])('%j is ignored', (header) => {
    expect(parseRange(header, 1000)).toBe('whole');
  });
});

test('an empty file has no ranges', () => {
  expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable');
  expect(parseRange('bytes=0-0', 0)).toBe('unsatisfiable');
  expect(parseRange('bytes=-5', 0)).toBe('whole');
  expect(parseRange(undefined, 0)).toBe('whole');
});
