import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findSpans } from './voice-spans.ts';

// The same cases in every run.
fc.configureGlobal({ seed: 1 });

const frames = (...runs: [chance: number, seconds: number][]) =>
  runs.flatMap(([chance, seconds]) =>
    Array.from({ length: Math.round(seconds / 0.032) }, () => chance),
  );

test('finds a voice with a margin around it', () => {
  const { spans } = findSpans(frames([0, 1], [0.9, 1], [0, 1]));
  expect(spans).toEqual([{ start: 31 - 3, end: 31 + 31 + 3 }]);
});

test('ignores a sound shorter than 0.2 s', () => {
  expect(findSpans(frames([0, 1], [0.9, 0.16], [0, 1])).spans).toEqual([]);
});

test('keeps one voice across a pause shorter than 0.25 s and wavering chances', () => {
  const { spans } = findSpans(frames([0, 1], [0.9, 0.5], [0.1, 0.2], [0.4, 0.5], [0.9, 1], [0, 1]));
  expect(spans).toHaveLength(1);
});

test('finds no voice where the chance never reaches the start threshold', () => {
  expect(findSpans(frames([0.45, 3])).spans).toEqual([]);
});

const chances = fc
  .array(fc.tuple(fc.constantFrom(0, 0.2, 0.4, 0.6, 0.9), fc.integer({ min: 1, max: 30 })))
  .map((runs) => runs.flatMap(([chance, length]) => Array.from({ length }, () => chance)));

test('spans ascend, do not touch, and lie within the sound', () => {
  fc.assert(
    fc.property(chances, (all) => {
      const { spans } = findSpans(all);
      const moments = spans.flatMap(({ start, end }) => [start, end]);
      expect(moments).toEqual(moments.toSorted((a, b) => a - b));
      expect(new Set(moments).size).toBe(moments.length);
      expect(moments.every((moment) => moment >= 0 && moment <= all.length)).toBe(true);
    }),
  );
});

test('spans before the settled frame never change', () => {
  fc.assert(
    fc.property(chances, fc.nat(), (all, cut) => {
      const early = findSpans(all.slice(0, all.length === 0 ? 0 : cut % all.length));
      const late = findSpans(all);
      const before = (spans: typeof late.spans) =>
        spans.filter(({ start }) => start < early.settled);
      expect(before(early.spans)).toEqual(before(late.spans));
    }),
  );
});
