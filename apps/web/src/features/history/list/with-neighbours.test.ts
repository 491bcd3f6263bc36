import { expect, test } from 'vitest';
import { rowsOf } from './rows-of.ts';
import { withNeighbours } from './with-neighbours.ts';

const range = { startIndex: 50, endIndex: 52, overscan: 1, count: 100, lanes: 1 };

test('rows in sight, and one more on each side', () => {
  expect(withNeighbours(-1)(range)).toEqual([49, 50, 51, 52, 53]);
});

test('the row that has the focus stays, with those that Tab leads to', () => {
  expect(withNeighbours(10)(range)).toEqual([9, 10, 11, 49, 50, 51, 52, 53]);
  expect(withNeighbours(0)(range)).toEqual([0, 1, 49, 50, 51, 52, 53]);
  expect(withNeighbours(99)(range)).toEqual([49, 50, 51, 52, 53, 98, 99]);
  expect(withNeighbours(51)(range)).toEqual([49, 50, 51, 52, 53]);
});

test('rows of so many, the last one as long as it gets', () => {
  expect(rowsOf([1, 2, 3, 4, 5], 3)).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
  expect(rowsOf([], 3)).toEqual([]);
});
