import { expect, test } from 'vitest';
import { swipeDistance, swipeStep } from './watch-swipes.ts';

const from = { x: 200, y: 300 };
const to = (x: number, y: number) => ({ x: from.x + x, y: from.y + y });

test.each([
  [0, 0, 0],
  [10, 0, 0],
  [11, 0, 11],
  [-11, 0, -11],
  [11, 11, 0],
  [12, 11, 12],
  [30, 200, 0],
])('moving %i to the side and %i down is a distance of %i', (x, y, drawn) =>
  expect(swipeDistance(from, to(x, y))).toBe(drawn),
);

test.each([
  [49, 0, 0],
  [50, 0, -1],
  [-49, 0, 0],
  [-50, 0, 1],
  [-300, 0, 1],
  [-50, 49, 1],
  [-50, 50, 0],
  [-60, -80, 0],
])('moving %i to the side and %i down is a step of %i', (x, y, step) =>
  expect(swipeStep(from, to(x, y))).toBe(step),
);
