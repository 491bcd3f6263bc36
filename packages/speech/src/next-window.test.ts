import { describe, expect, test } from 'vitest';
import { hasVoice, nextWindow } from './next-window.ts';

const rate = 16_000;

/** Stretches of so many seconds that are so loud. */
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

describe('while one speaks', () => {
  test('waits until there is enough, and for a pause', () => {
    expect(nextWindow(sound([7, 0.5], [0.9, 0]), 0, false)).toBeNull();
    expect(nextWindow(sound([20, 0.5]), 0, false)).toBeNull();
  });

  test('cuts in the last pause', () => {
    const spoken = sound([9, 0.5], [0.6, 0.02], [5, 0.5], [0.6, 0.02], [4, 0.5]);
    const window = nextWindow(spoken, 0, false);
    expect(window?.end).toBeGreaterThan(14.6 * rate);
    expect(window?.end).toBeLessThan(15.2 * rate);
    expect(nextWindow(spoken, window?.end ?? 0, false)).toBeNull();
  });

  test('without a pause no window is longer than 28 s', () => {
    const window = nextWindow(sound([20, 0.5], [0.06, 0.1], [20, 0.5]), 0, false);
    expect(inSeconds(window)).toEqual({ start: 0, end: 20 });
    const even = nextWindow(sound([40, 0.5]), 0, false);
    expect(even?.end).toBeLessThanOrEqual(28 * rate);
    expect(even?.end).toBeGreaterThan(0);
  });
});

describe('at the end', () => {
  test('takes what is left', () => {
    expect(inSeconds(nextWindow(sound([10, 0.5]), 4 * rate, true))).toEqual({ start: 4, end: 10 });
    expect(nextWindow(sound([10, 0.5]), 10 * rate, true)).toBeNull();
  });

  test('still in windows of at most 28 s', () => {
    const window = nextWindow(sound([25, 0.5], [1, 0], [14, 0.5]), 0, true);
    expect(inSeconds(window)?.end).toBeGreaterThan(25);
    expect(inSeconds(window)?.end).toBeLessThanOrEqual(26);
  });
});

test.each([
  [0.01, false],
  [-0.011, true],
  [0.5, true],
])('a sample of %d is a voice: %s', (level, voice) => {
  expect(hasVoice(Float32Array.from([0, level, 0]))).toBe(voice);
});
