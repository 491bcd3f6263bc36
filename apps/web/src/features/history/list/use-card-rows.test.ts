import { expect, test } from 'vitest';
import { splitIntoRows, addFocusedRows } from './use-card-rows.ts';

const range = { startIndex: 50, endIndex: 52, overscan: 1, count: 100, lanes: 1 };

test('keeps the visible rows and one more on each side', () => {
  expect(addFocusedRows(-1)(range)).toEqual([49, 50, 51, 52, 53]);
});

test('keeps the focused row and its neighbours, which Tab leads to', () => {
  expect(addFocusedRows(10)(range)).toEqual([9, 10, 11, 49, 50, 51, 52, 53]);
  expect(addFocusedRows(0)(range)).toEqual([0, 1, 49, 50, 51, 52, 53]);
  expect(addFocusedRows(99)(range)).toEqual([49, 50, 51, 52, 53, 98, 99]);
  expect(addFocusedRows(51)(range)).toEqual([49, 50, 51, 52, 53]);
});

test('splits items into rows; the last row may be shorter', () => {
  expect(splitIntoRows([1, 2, 3, 4, 5], 3)).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
  expect(splitIntoRows([], 3)).toEqual([]);
});
