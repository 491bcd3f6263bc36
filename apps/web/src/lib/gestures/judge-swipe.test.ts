import { describe, expect, test } from 'vitest';
import { judgeSwipe, type SwipeRule } from './judge-swipe.ts';

/** From x, so far across and down, on a phone of 360 px. */
const judge = (rule: SwipeRule, x: number, across: number, down = 0) =>
  judgeSwipe(rule, { from: { x, y: 300 }, to: { x: x + across, y: 300 + down }, width: 360 });

test.each(['all', 'back', 'edgesAndLarge'] as const)(
  '%s: 10 px are no gesture, nor is what goes down rather than across',
  (rule) => {
    expect(judge(rule, 5, 10)).toBe('allow');
    expect(judge(rule, 5, 200, 201)).toBe('allow');
    expect(judge(rule, 5, 200, -201)).toBe('allow');
  },
);

test('everywhere in an interview and in the records, from 11 px on, both ways', () => {
  expect(judge('all', 180, 11)).toBe('block');
  expect(judge('all', 180, -11)).toBe('block');
});

test('in setup: back from 50 px on, forward never', () => {
  expect(judge('back', 180, 49)).toBe('allow');
  expect(judge('back', 180, 50)).toBe('block');
  expect(judge('back', 5, 50)).toBe('block');
  expect(judge('back', 355, -300)).toBe('allow');
});

describe('elsewhere', () => {
  test.each([
    [50, 'block'],
    [51, 'allow'],
    [309, 'allow'],
    [310, 'block'],
  ])('from %i px: %s', (x, verdict) => {
    expect(judge('edgesAndLarge', x, 11)).toBe(verdict);
    expect(judge('edgesAndLarge', x, -11)).toBe(verdict);
  });

  test('from 100 px on', () => {
    expect(judge('edgesAndLarge', 180, 99)).toBe('allow');
    expect(judge('edgesAndLarge', 180, 100)).toBe('block');
    expect(judge('edgesAndLarge', 180, -100)).toBe('block');
  });
});
