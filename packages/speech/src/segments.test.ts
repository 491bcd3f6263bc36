import { expect, test } from 'vitest';
import { shiftSegment, textOf, tidySegments } from './segments.ts';

test('tidySegments keeps segments inside the window and in order', () => {
  const segments = [
    { start: -1, end: 2, text: ' a ' },
    { start: 1, end: 1.5, text: 'b' },
    { start: 3, end: 3, text: '  ' },
    { start: 9, end: 99, text: 'c' },
  ];
  expect(tidySegments(segments, 5)).toEqual([
    { start: 0, end: 2, text: 'a' },
    { start: 2, end: 2, text: 'b' },
    { start: 5, end: 5, text: 'c' },
  ]);
});

test('shiftSegment adds the offset and rounds to hundredths', () => {
  expect(shiftSegment({ start: 0.123, end: 1, text: ' a ' }, 2.5)).toEqual({
    start: 2.62,
    end: 3.5,
    text: 'a',
  });
});

test('textOf joins the texts that are not empty', () => {
  const segment = (text: string) => ({ start: 0, end: 1, text });
  expect(textOf([segment(' a'), segment(' '), segment('b ')])).toBe('a b');
  expect(textOf([])).toBe('');
});
