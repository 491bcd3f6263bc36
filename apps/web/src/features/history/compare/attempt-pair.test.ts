import { expect, test } from 'vitest';
import { pairOf } from './attempt-pair.ts';
import { attemptOf } from './testing/attempts.ts';

const attempts = (counting: number) =>
  [1, 2, 3, 4].map((id) => attemptOf({ id, counts: id === counting }));

type Asked = Parameters<typeof pairOf>[1];

function idsOf(counting: number, asked: Asked = {}) {
  const pair = pairOf(attempts(counting), asked);
  return pair && [pair.first.id, pair.second.id];
}

test('the newest with the one that counts, or with the one before it', () => {
  expect(idsOf(1)).toEqual([1, 4]);
  expect(idsOf(4)).toEqual([3, 4]);
  expect(idsOf(0)).toEqual([3, 4]);
});

test('those that are asked for', () => {
  expect(idsOf(1, { first: 2, second: 3 })).toEqual([2, 3]);
  expect(idsOf(1, { first: 3 })).toEqual([3, 4]);
  expect(idsOf(3, { second: 2 })).toEqual([1, 2]);
});

test.each([
  { first: 9, second: 8 },
  { first: 4, second: 1 },
  { first: 4, second: 4 },
])('what makes no pair is not asked for: %o', (asked) => {
  expect(idsOf(1, asked)).toEqual([1, 4]);
});

test('fewer than two', () => {
  expect(pairOf([], {})).toBeNull();
  expect(pairOf([attemptOf({ id: 1, counts: true })], { first: 1, second: 1 })).toBeNull();
});
