import { expect, test } from 'vitest';
import { createTokenConfidence } from './token-confidence.ts';

/** Scores under which each token has the given probability. */
const chances = (...values: number[]) => Float32Array.from(values.map(Math.log));

test('is the mean probability of the tokens that were written', () => {
  const confidence = createTokenConfidence(3);
  expect(confidence.mean()).toBe(0);
  confidence.see(9, chances(0.5, 0.25, 0.25));
  confidence.see(0, chances(0.1, 0.8, 0.1));
  confidence.see(1, chances(0.4, 0.3, 0.3));
  expect(confidence.mean()).toBeCloseTo((0.5 + 0.8) / 2);
});

test('ignores time marks and the scores before another passage', () => {
  const confidence = createTokenConfidence(3);
  confidence.see(9, chances(0.5, 0.5, 0));
  confidence.see(4, chances(0.5, 0.5, 0));
  confidence.begin();
  confidence.see(0, chances(1, 0, 0));
  expect(confidence.mean()).toBe(0);
});

test('ignores later changes to the scores', () => {
  const confidence = createTokenConfidence(3);
  const scores = chances(0.5, 0.5, 0);
  confidence.see(9, scores);
  scores.fill(-Infinity);
  confidence.see(0, scores);
  expect(confidence.mean()).toBeCloseTo(0.5);
});
