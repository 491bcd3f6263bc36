import { expect, test } from 'vitest';
import { placeOf, triangleOf } from './axes.ts';

test('one value on each of three axes', () => {
  expect(triangleOf([100, 100, 100])).toBe('110.0,26.0 172.4,134.0 47.6,134.0');
  expect(triangleOf([0, 0, 0])).toBe('110.0,98.0 110.0,98.0 110.0,98.0');
  expect(triangleOf([50, 0, 100])).toBe('110.0,62.0 110.0,98.0 47.6,134.0');
});

test('what is out of range stays in the picture', () => {
  expect(placeOf(0, 140)).toEqual(placeOf(0, 100));
  expect(placeOf(1, -5)).toEqual(placeOf(1, 0));
});
