import { expect, test } from 'vitest';
import { pointOnAxis, trianglePoints } from './three-axes.tsx';

test('places one value on each of three axes', () => {
  expect(trianglePoints([100, 100, 100])).toBe('110.0,26.0 172.4,134.0 47.6,134.0');
  expect(trianglePoints([0, 0, 0])).toBe('110.0,98.0 110.0,98.0 110.0,98.0');
  expect(trianglePoints([50, 0, 100])).toBe('110.0,62.0 110.0,98.0 47.6,134.0');
});

test('limits values that are out of range', () => {
  expect(pointOnAxis(0, 140)).toEqual(pointOnAxis(0, 100));
  expect(pointOnAxis(1, -5)).toEqual(pointOnAxis(1, 0));
});
