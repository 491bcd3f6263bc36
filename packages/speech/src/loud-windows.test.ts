import { expect, test } from 'vitest';
import { findLoudWindows, samplesOfFrames, secondsOfFrames } from './loud-windows.ts';

let seed = 1;
const random = () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return (seed / 2_147_483_648) * 2 - 1;
};
const sound = (seconds: number, of: (second: number) => number) =>
  Float32Array.from({ length: seconds * 16_000 }, (_, index) => of(index / 16_000));
/** Four syllables a second, with faint noise below. */
const speech = (second: number) =>
  random() * 0.003 + (Math.sin(second * Math.PI * 8) > 0 ? 0.3 * Math.sin(second * 1_200) : 0);

test.each([
  ['silence', () => 0],
  ['faint noise', () => random() * 0.005],
  ['loud noise', () => random() * 0.5],
  ['a hum', (second: number) => 0.3 * Math.sin(second * 2 * Math.PI * 120)],
  ['a click', (second: number) => (Math.abs(second - 2) < 0.002 ? 0.9 : 0)],
])('finds no voice in %s', (_what, of) => {
  expect(findLoudWindows(sound(5, of)).windows).toEqual([]);
});

test('a window holds the voice with a little silence around it', () => {
  const { windows, isVoiced } = findLoudWindows(
    sound(6, (second) => (second > 2 && second < 4 ? speech(second) : random() * 0.003)),
  );
  expect(windows).toHaveLength(1);
  expect(secondsOfFrames(windows[0]?.start ?? 0)).toBeCloseTo(1.75, 1);
  expect(secondsOfFrames(windows[0]?.end ?? 0)).toBeCloseTo(4.15, 1);
  expect(isVoiced({ start: 0, end: 80 })).toBe(false);
  expect(isVoiced({ start: 100, end: 150 })).toBe(true);
});

test('cuts sound longer than 14 s at its pauses, without losing anything', () => {
  const isPause = (second: number) => [10, 22].some((at) => second > at && second < at + 0.5);
  const samples = sound(30, (second) => (isPause(second) ? 0 : speech(second)));
  const { windows } = findLoudWindows(samples);
  expect(windows).toHaveLength(3);
  const [first, second, third] = windows.map(({ start, end }) => [
    secondsOfFrames(start),
    secondsOfFrames(end),
  ]);
  expect(first?.[1]).toBeGreaterThan(10);
  expect(first?.[1]).toBeLessThan(10.5);
  expect(second?.[0]).toBeGreaterThanOrEqual(first?.[1] ?? 0);
  expect(second?.[0]).toBeLessThan(10.5);
  expect(second?.[1]).toBeGreaterThan(22);
  expect(third?.[1]).toBeCloseTo(30, 0);
  for (const { start, end } of windows) {
    expect(secondsOfFrames(end - start)).toBeLessThanOrEqual(14);
    expect(samplesOfFrames(end)).toBeLessThanOrEqual(samples.length);
  }
});

test('finds no voice in a handful of samples', () => {
  expect(findLoudWindows(new Float32Array()).windows).toEqual([]);
  expect(findLoudWindows(Float32Array.of(0.5, -0.5)).windows).toEqual([]);
});
