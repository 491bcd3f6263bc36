import { expect, test } from 'vitest';
import { createConfidence } from './whisper-confidence.ts';

/** Scores under which each piece has the given chance. */
const chances = (...values: number[]) => Float32Array.from(values.map(Math.log));

test('the mean chance of the pieces that were written', () => {
  const confidence = createConfidence(3);
  expect(confidence.mean()).toBe(0);
  confidence.see(9, chances(0.5, 0.25, 0.25));
  confidence.see(0, chances(0.1, 0.8, 0.1));
  confidence.see(1, chances(0.4, 0.3, 0.3));
  expect(confidence.mean()).toBeCloseTo((0.5 + 0.8) / 2);
});

test('marks of time and what came before another text do not count', () => {
  const confidence = createConfidence(3);
  confidence.see(9, chances(0.5, 0.5, 0));
  confidence.see(4, chances(0.5, 0.5, 0));
  confidence.begin();
  confidence.see(0, chances(1, 0, 0));
  expect(confidence.mean()).toBe(0);
});

test('later changes to the scores are not seen', () => {
  const confidence = createConfidence(3);
  const scores = chances(0.5, 0.5, 0);
  confidence.see(9, scores);
  scores.fill(-Infinity);
  confidence.see(0, scores);
  expect(confidence.mean()).toBeCloseTo(0.5);
});
