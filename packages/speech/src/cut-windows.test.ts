import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findSpans } from './voice-spans.ts';
import { type Window, cutWindows } from './cut-windows.ts';

// The same cases in every run.
fc.configureGlobal({ seed: 1 });

/** Seconds of voice and of silence alternately, starting with a voice. */
const sound = (...seconds: number[]): number[] =>
  seconds.flatMap((length, index) =>
    Array.from({ length: Math.round(length / 0.032) }, () => (index % 2 === 0 ? 0.9 : 0.05)),
  );

const lengths = (windows: readonly Window[]) =>
  windows.map(({ start, end }) => (end - start) * 0.032);

describe('a window', () => {
  test('holds one short answer with a little silence around it', () => {
    const { windows } = cutWindows(sound(0, 2, 5, 2), { final: true });
    expect(windows).toHaveLength(1);
    expect(lengths(windows)[0]).toBeCloseTo(5 + 2 * (0.1 + 0.25), 1);
  });

  test('holds no long silence', () => {
    expect(cutWindows(sound(0, 60), { final: true }).windows).toEqual([]);
    const { windows } = cutWindows(sound(4, 6, 4), { final: true });
    expect(windows).toHaveLength(2);
    expect(lengths(windows).every((length) => length < 5)).toBe(true);
  });

  test('does not end at a short pause early, but at one of 0.45 s after six seconds', () => {
    const { windows } = cutWindows(sound(4, 0.9, 2.5, 0.5, 3, 1), { final: true });
    expect(lengths(windows)).toEqual([expect.closeTo(7.6, 0), expect.closeTo(3.5, 0)]);
  });

  test('ends as soon as the pause is long enough, before anything follows', () => {
    expect(cutWindows(sound(7, 0.3), { final: false }).windows).toHaveLength(0);
    expect(cutWindows(sound(7, 0.6), { final: false }).windows).toHaveLength(1);
  });

  test('ends at its longest pause before it gets too long', () => {
    const { windows } = cutWindows(sound(5, 0.4, 3, 1, 6, 0.35, 1, 0.35, 14, 1), { final: false });
    expect(lengths(windows)[0]).toBeCloseTo(8.4 + 0.35, 0);
  });

  test('ends where the voice is weakest when there is no pause', () => {
    const chances = sound(40);
    chances[700] = 0.4;
    const { windows } = cutWindows(chances, { final: true });
    expect(windows.map(({ start, end }) => [start, end])).toEqual([
      [0, 699],
      [699, 1250],
    ]);
  });
});

const chances = fc
  .array(
    fc.tuple(
      fc.constantFrom(0, 0.2, 0.4, 0.6, 0.95),
      fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 100, max: 900 })),
    ),
    { maxLength: 25 },
  )
  .map((runs) => runs.flatMap(([chance, length]) => Array.from({ length }, () => chance)));

test('every voiced moment is in exactly one window, and none is longer than 28 s', () => {
  fc.assert(
    fc.property(chances, (all) => {
      const { windows } = cutWindows(all, { final: true });
      const taken = new Uint8Array(all.length);
      for (const { voice } of windows) {
        for (const { start, end } of voice) {
          for (let frame = start; frame < end; frame += 1) taken[frame] = (taken[frame] ?? 0) + 1;
        }
      }
      const voiced = new Uint8Array(all.length);
      for (const { start, end } of findSpans(all).spans) voiced.fill(1, start, end);
      expect(taken).toEqual(voiced);
      for (const [index, window] of windows.entries()) {
        expect((window.end - window.start) * 0.032).toBeLessThanOrEqual(28);
        expect(window.start).toBeGreaterThanOrEqual(windows[index - 1]?.end ?? 0);
        expect(window.start).toBeLessThanOrEqual(window.voice[0]!.start);
        expect(window.end).toBeGreaterThanOrEqual(window.voice.at(-1)!.end);
      }
    }),
  );
});

/** Cuts sound that arrives in parts, and drops sound that is not needed any more, as a stream does. */
function cutInParts(all: number[], sizes: readonly number[]): Window[] {
  const windows: Window[] = [];
  let tail: number[] = [];
  let before = 0;
  let begun = false;
  let at = 0;
  const step = (final: boolean) => {
    const cut = cutWindows(tail, { final, begun });
    const shift = ({ start, end }: { start: number; end: number }) => ({
      start: start + before,
      end: end + before,
    });
    for (const window of cut.windows) {
      const { start, end } = shift(window);
      windows.push({ start, end, voice: window.voice.map(shift) });
    }
    tail = tail.slice(cut.rest);
    before += cut.rest;
    begun = cut.begun;
  };
  for (let part = 0; at < all.length; part += 1) {
    const size = sizes[part % sizes.length] ?? 1;
    tail.push(...all.slice(at, at + size));
    at += size;
    step(false);
  }
  step(true);
  return windows;
}

test('windows do not depend on how the sound arrives', () => {
  fc.assert(
    fc.property(
      chances,
      fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 10 }),
      (all, sizes) => {
        expect(cutInParts(all, sizes)).toEqual(cutWindows(all, { final: true }).windows);
      },
    ),
  );
});

test('the rest that is still needed stays short', () => {
  fc.assert(
    fc.property(chances, (all) => {
      const { rest } = cutWindows(all, { final: false });
      expect((all.length - rest) * 0.032).toBeLessThan(28 + 2);
    }),
  );
});
