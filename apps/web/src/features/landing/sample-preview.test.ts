import { expect, test } from 'vitest';
import { sampleScore } from './sample-preview.tsx';

test('computes sample scores with the weights of the product', () => {
  expect(sampleScore('university')).toBe(86);
  expect(sampleScore('job')).toBe(92);
  expect(sampleScore('personality')).toBe(81);
  expect(sampleScore('pressure')).toBe(76);
});
