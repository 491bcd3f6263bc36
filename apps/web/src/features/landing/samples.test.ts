import { expect, test } from 'vitest';
import { sampleScore } from './samples.ts';

test('the samples’ scores are what the product would give', () => {
  expect(sampleScore('university')).toBe(86);
  expect(sampleScore('job')).toBe(92);
  expect(sampleScore('personality')).toBe(81);
  expect(sampleScore('pressure')).toBe(76);
});
