import { expect, test } from 'vitest';
import { ageOf } from './recent-sessions.tsx';

const created = '2026-11-15T03:00:00.000Z';
const after = (hours: number) => Date.parse(created) + hours * 3_600_000;

test.each([
  [-5, { name: 'today' }],
  [0, { name: 'today' }],
  [0.999, { name: 'today' }],
  [1, { name: 'hourAgo' }],
  [2, { name: 'hoursAgo', count: 2 }],
  [23.999, { name: 'hoursAgo', count: 23 }],
  [24, { name: 'yesterday' }],
  [47.999, { name: 'yesterday' }],
  [48, { name: 'daysAgo', count: 2 }],
  [71.999, { name: 'daysAgo', count: 2 }],
  [240, { name: 'daysAgo', count: 10 }],
])('age after %d hours', (hours, age) => {
  expect(ageOf(created, after(hours))).toEqual(age);
});
