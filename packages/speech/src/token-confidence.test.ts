import { expect, test } from 'vitest';
import { createTokenConfidence, meanConfidence } from './token-confidence.ts';

/** Scores under which each token has the given probability. */
const chances = (...values: number[]) => Float32Array.from(values.map(Math.log));

test('counts how likely the tokens were that the model wrote', () => {
  const confidence = createTokenConfidence(3);
  confidence.see(9, chances(0.5, 0.25, 0.25));
  confidence.see(0, chances(0.1, 0.8, 0.1));
  confidence.see(1, chances(0.4, 0.3, 0.3));
  expect(confidence.result().count).toBe(2);
  expect(confidence.result().chances).toBeCloseTo(0.5 + 0.8);
  expect(confidence.result().logChances).toBeCloseTo(Math.log(0.5) + Math.log(0.8));
});

test('ignores time marks, and counts a token that was forced on the model as very unlikely', () => {
  const confidence = createTokenConfidence(3);
  confidence.see(9, chances(0.5, 0.5, 0));
  confidence.see(4, chances(0.5, 0.5, 0));
  expect(confidence.result().count).toBe(0);
  confidence.see(2, chances(1, 0, 0));
  expect(confidence.result().count).toBe(1);
  expect(confidence.result().logChances).toBeCloseTo(Math.log(1e-6));
});

test('ignores later changes to the scores', () => {
  const confidence = createTokenConfidence(3);
  const scores = chances(0.5, 0.5, 0);
  confidence.see(9, scores);
  scores.fill(-Infinity);
  confidence.see(0, scores);
  expect(confidence.result().chances).toBeCloseTo(0.5);
});

test('the mean of several runs weighs every token the same', () => {
  expect(meanConfidence([])).toBe(0);
  const long = { count: 3, chances: 2.7, logChances: -0.3 };
  const short = { count: 1, chances: 0.3, logChances: -1.2 };
  expect(meanConfidence([long, short])).toBeCloseTo(0.75);
});
