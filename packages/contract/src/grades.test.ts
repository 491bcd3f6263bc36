import { expect, test } from 'vitest';
import { feedbackToneOf, gradeOf, scoreColourOf } from './grades.ts';

test.each([
  [100, 'A+', '매우 우수'],
  [90, 'A+', '매우 우수'],
  [89, 'A', '우수'],
  [85, 'A', '우수'],
  [84, 'B+', '양호'],
  [80, 'B+', '양호'],
  [79, 'B', '보통'],
  [75, 'B', '보통'],
  [74, 'C+', '개선 필요'],
  [70, 'C+', '개선 필요'],
  [69, 'C', '부족'],
  [60, 'C', '부족'],
  [59, 'D', '많은 개선 필요'],
  [0, 'D', '많은 개선 필요'],
])('%i is %s, %s', (score, grade, ko) => {
  expect(gradeOf(score)).toMatchObject({ grade, ko });
});

test.each([
  [90, 'green'],
  [89, 'blue'],
  [80, 'blue'],
  [79, 'amber'],
  [70, 'amber'],
  [69, 'red'],
  [0, 'red'],
  [null, 'grey'],
  [undefined, 'grey'],
])('%s is %s', (score, colour) => {
  expect(scoreColourOf(score)).toBe(colour);
});

test.each([
  [90, 'excellent'],
  [89, 'good'],
  [70, 'good'],
  [69, 'encouragement'],
])('feedback on %i speaks in the tone %s', (score, tone) => {
  expect(feedbackToneOf(score)).toBe(tone);
});
