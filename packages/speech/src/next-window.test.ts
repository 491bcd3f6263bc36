import { describe, expect, test } from 'vitest';
import { hasVoice, nextWindow } from './next-window.ts';

const rate = 16_000;

/** Stretches of sound with their length in seconds and their level. */
function sound(...stretches: readonly (readonly [seconds: number, level: number])[]): Float32Array {
  const lengths = stretches.map(([seconds]) => Math.round(seconds * rate));
  const samples = new Float32Array(lengths.reduce((sum, length) => sum + length, 0));
  let end = 0;
  for (const [at, [, level]] of stretches.entries()) {
    const start = end;
    end += lengths[at] ?? 0;
    samples.fill(level, start, end);
  }
  return samples;
}

const inSeconds = (window: ReturnType<typeof nextWindow>) =>
  window && { start: window.start / rate, end: Number((window.end / rate).toFixed(1)) };

describe('during the recording', () => {
  test('waits for enough sound and a pause', () => {
    expect(nextWindow(sound([5, 0.5], [0.9, 0]), 0, false)).toBeNull();
    expect(nextWindow(sound([12, 0.5]), 0, false)).toBeNull();
  });

  test('cuts in the last pause', () => {
    const spoken = sound([7, 0.5], [0.6, 0.02], [4, 0.5], [0.6, 0.02], [1.5, 0.5]);
    const window = nextWindow(spoken, 0, false);
    expect(window?.end).toBeGreaterThan(11.6 * rate);
    expect(window?.end).toBeLessThan(12.2 * rate);
    expect(nextWindow(spoken, window?.end ?? 0, false)).toBeNull();
  });

  test('cuts at most 14 s without a pause', () => {
    const window = nextWindow(sound([10, 0.5], [0.06, 0.1], [10, 0.5]), 0, false);
    expect(inSeconds(window)).toEqual({ start: 0, end: 10 });
    const even = nextWindow(sound([20, 0.5]), 0, false);
    expect(even?.end).toBeLessThanOrEqual(14 * rate);
    expect(even?.end).toBeGreaterThan(0);
  });
});

describe('after the recording', () => {
  test('takes the rest', () => {
    expect(inSeconds(nextWindow(sound([10, 0.5]), 4 * rate, true))).toEqual({ start: 4, end: 10 });
    expect(nextWindow(sound([10, 0.5]), 10 * rate, true)).toBeNull();
  });

  test('cuts the rest into windows of at most 14 s', () => {
    const window = nextWindow(sound([12, 0.5], [1, 0], [7, 0.5]), 0, true);
    expect(inSeconds(window)?.end).toBeGreaterThan(12);
    expect(inSeconds(window)?.end).toBeLessThanOrEqual(13);
  });
});

test.each([
  [0.01, false],
  [-0.011, true],
  [0.5, true],
])('hasVoice for a peak of %d: %s', (level, voice) => {
  expect(hasVoice(Float32Array.from([0, level, 0]))).toBe(voice);
});
