import { expect, test } from 'vitest';
import { attemptOf } from './testing/attempts.ts';
import { choosePair } from './use-attempt-pair.ts';

const attempts = (counting: number) =>
  [1, 2, 3, 4].map((id) => attemptOf({ id, counts: id === counting }));

type PairIds = Parameters<typeof choosePair>[1];

function idsOf(counting: number, requested: PairIds = {}) {
  const pair = choosePair(attempts(counting), requested);
  return pair && [pair.first.id, pair.second.id];
}

test('compares the newest attempt with the one that counts, or with the one before it', () => {
  expect(idsOf(1)).toEqual([1, 4]);
  expect(idsOf(4)).toEqual([3, 4]);
  expect(idsOf(0)).toEqual([3, 4]);
});

test('compares the requested attempts', () => {
  expect(idsOf(1, { first: 2, second: 3 })).toEqual([2, 3]);
  expect(idsOf(1, { first: 3 })).toEqual([3, 4]);
  expect(idsOf(3, { second: 2 })).toEqual([1, 2]);
});

test.each([
  { first: 9, second: 8 },
  { first: 4, second: 1 },
  { first: 4, second: 4 },
])('ignores ids that make no pair: %o', (requested) => {
  expect(idsOf(1, requested)).toEqual([1, 4]);
});

test('returns null with fewer than two attempts', () => {
  expect(choosePair([], {})).toBeNull();
  expect(choosePair([attemptOf({ id: 1, counts: true })], { first: 1, second: 1 })).toBeNull();
});
