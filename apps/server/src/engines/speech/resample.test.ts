import { describe, expect, test } from 'vitest';
import { joinPcm } from './pcm.ts';
import { createResampler } from './resample.ts';

const tone = (hertz: number, rate: number, seconds: number) =>
  Float32Array.from(
    { length: Math.round(rate * seconds) },
    (_, index) => 0.5 * Math.sin((2 * Math.PI * hertz * index) / rate),
  );

function resample(pcm: Float32Array, from: number, parts = 1) {
  const resampler = createResampler(from);
  const size = Math.ceil(pcm.length / parts);
  const pieces = Array.from({ length: parts }, (_, part) =>
    resampler.push(pcm.subarray(part * size, (part + 1) * size)),
  );
  return joinPcm([...pieces, resampler.end()]);
}

const level = (pcm: Float32Array) => Math.sqrt(pcm.reduce((sum, x) => sum + x * x, 0) / pcm.length);

const largestDifference = (a: Float32Array, b: Float32Array) =>
  a.reduce((most, value, index) => Math.max(most, Math.abs(value - (b[index] ?? 9))), 0);

describe.each([8_000, 22_050, 44_100, 48_000, 96_000])('from %i Hz', (rate) => {
  test('keeps length, pitch and loudness of a tone, up to both ends', () => {
    const resampled = resample(tone(440, rate, 1), rate);
    expect(resampled).toHaveLength(16_000);
    expect(
      largestDifference(resampled.subarray(50, -50), tone(440, 16_000, 1).subarray(50, -50)),
    ).toBeLessThan(0.001);
    expect(largestDifference(resampled, tone(440, 16_000, 1))).toBeLessThan(0.02);
  });

  test('gives the same result for sound in parts', () => {
    const pcm = tone(1_000, rate, 0.5);
    expect(largestDifference(resample(pcm, rate, 37), resample(pcm, rate))).toBe(0);
    expect(resample(pcm, rate, 37)).toHaveLength(resample(pcm, rate).length);
  });
});

test('removes frequencies above half of our rate', () => {
  const resampled = resample(tone(12_000, 48_000, 1), 48_000);
  expect(level(resampled.subarray(100, -100))).toBeLessThan(0.001);
});

test('recordings that are resampled separately meet without a click', () => {
  const pcm = tone(300, 48_000, 1);
  const cut = 24_000 - 37 * 3;
  const joined = joinPcm([
    resample(pcm.subarray(0, cut), 48_000),
    resample(pcm.subarray(cut), 48_000),
  ]);
  expect(largestDifference(joined, tone(300, 16_000, 1))).toBeLessThan(0.02);
});

test('leaves our own rate alone', () => {
  const pcm = tone(440, 16_000, 0.1);
  expect(resample(pcm, 16_000, 3)).toEqual(pcm);
});

test('resamples a handful of samples', () => {
  expect(resample(Float32Array.of(0.1, 0.1, 0.1, 0.1, 0.1, 0.1), 48_000)).toHaveLength(2);
  expect(resample(new Float32Array(), 48_000)).toHaveLength(0);
});
