import { expect, test } from 'vitest';
import { daysUntil, nextStepOf, practicePlan } from './practice-plan.ts';

test('a plan has a day, and each day once', () => {
  const isPlan = (days: number[]) =>
    practicePlan.safeParse({ days, minutes: 20, interviewOn: null }).success;
  expect([[1, 6], [], [6, 1, 6], [7]].map(isPlan)).toEqual([true, false, false, false]);
});

test.each([
  ['2026-11-16', '2026-11-16', 0],
  ['2026-11-16', '2026-12-01', 15],
  ['2026-11-16', '2026-11-15', -1],
  ['2028-02-28', '2028-03-01', 2],
])('from %s to %s: %i days', (today, day, days) => {
  expect(daysUntil(today, day)).toBe(days);
});

test.each([
  [{ dueReviews: 2, interviewsToday: 1 }, 'review'],
  [{ dueReviews: 0, interviewsToday: 1 }, 'drill'],
  [{ dueReviews: 0, interviewsToday: 0 }, 'interview'],
])('%j: %s', (situation, step) => {
  expect(nextStepOf(situation)).toBe(step);
});
