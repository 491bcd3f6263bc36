import { expect, test } from 'vitest';
import { goalOf } from './goal-card.tsx';

test.each([
  [0, 'keepGoing'],
  [1, 'keepGoing'],
  [2, 'almostThere'],
  [3, 'wellDone'],
  [7, 'wellDone'],
])('%d of 3 sessions today shows %s', (done, message) => {
  expect(goalOf(done).message).toBe(message);
});
