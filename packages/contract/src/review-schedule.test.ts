import { describe, expect, test } from 'vitest';
import { reviewOf, type ReviewedAttempt } from './review-schedule.ts';

const attempt = (day: number, score: number, more: Partial<ReviewedAttempt> = {}) => ({
  day,
  score,
  missedPoint: false,
  starred: false,
  ...more,
});

describe('a question comes back', () => {
  test.each([
    ['below 60', attempt(10, 59), 'score'],
    ['with a missed point', attempt(10, 85, { missedPoint: true }), 'point'],
    ['with a star', attempt(10, 95, { starred: true }), 'star'],
  ])('after an answer %s, a day later', (_, first, reason) => {
    expect(reviewOf([first])).toEqual({ step: 0, dueDay: 11, reason });
  });

  test('not after a good answer, and not without one', () => {
    expect(reviewOf([attempt(10, 60)])).toBeNull();
    expect(reviewOf([])).toBeNull();
  });

  test('after 1, 3, 7 and 21 days while it goes well, and then no more', () => {
    const attempts = [attempt(0, 40)];
    const due: (number | undefined)[] = [];
    for (let times = 0; times < 4; times += 1) {
      const day = reviewOf(attempts)?.dueDay;
      due.push(day);
      attempts.push(attempt(day ?? 0, 80));
    }
    expect(due).toEqual([1, 4, 11, 32]);
    expect(reviewOf(attempts)).toBeNull();
  });

  test('from the day it was practised, also if that was late', () => {
    expect(reviewOf([attempt(0, 40), attempt(9, 80)])?.dueDay).toBe(12);
  });

  test('on the same day after a good attempt that came early', () => {
    expect(reviewOf([attempt(0, 40), attempt(0, 90)])).toEqual(reviewOf([attempt(0, 40)]));
  });

  test('a step earlier after a poor attempt', () => {
    const good = [attempt(0, 40), attempt(1, 80), attempt(4, 80)];
    expect(reviewOf(good)).toMatchObject({ step: 2, dueDay: 11 });
    expect(reviewOf([...good, attempt(11, 30)])).toMatchObject({ step: 1, dueDay: 14 });
    expect(reviewOf([attempt(0, 40), attempt(1, 30)])).toMatchObject({ step: 0, dueDay: 2 });
  });

  test('again after a poor attempt at a learned one', () => {
    const learned = [0, 1, 4, 11, 32].map((day, place) => attempt(day, place === 0 ? 40 : 80));
    expect(reviewOf([...learned, attempt(60, 50)])).toMatchObject({ step: 0, dueDay: 61 });
  });
});
