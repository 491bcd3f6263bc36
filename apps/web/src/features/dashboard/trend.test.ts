import { describe, expect, test } from 'vitest';
import { isNumbered, placesOf, trendOf, trendSummaryOf } from './trend.ts';

/** As the server sends them: newest first. */
const history = (...scores: number[]) =>
  scores.map((overallScore, place) => ({
    id: 100 - place,
    overallScore,
    createdAt: `2026-11-${20 - place}T03:00:00.000Z`,
    session: { mainCategory: 'job' as const },
  }));

const points = (...scores: number[]) => trendOf(history(...scores.toReversed()));

test('orders points from the oldest to the newest', () => {
  expect(trendOf(history(90, 70, 60)).map((point) => point.score)).toEqual([60, 70, 90]);
});

describe('summary', () => {
  test.each([
    [[60, 55, 84], { outcome: 'risen', count: 3, gained: 24, best: 84 }],
    [[80, 80], { outcome: 'steady', count: 2, gained: 0, best: 80 }],
    [[80, 91, 80], { outcome: 'below', count: 3, gained: 0, best: 91 }],
    [[80, 91, 62], { outcome: 'below', count: 3, gained: 0, best: 91 }],
  ])('of %j', (scores, summary) => {
    expect(trendSummaryOf(points(...scores))).toEqual(summary);
  });
});

describe('places', () => {
  test('spreads points over the width, higher scores higher', () => {
    const places = placesOf(points(50, 100, 75));
    expect(places.map(({ x }) => x)).toEqual([5, 50, 95]);
    expect(places.map(({ y }) => y)).toEqual([82, 18, 50]);
  });

  test('draws equal scores in the middle and small differences small', () => {
    expect(placesOf(points(80, 80)).map(({ y }) => y)).toEqual([50, 50]);
    const [lower, higher] = placesOf(points(80, 82)).map(({ y }) => y);
    expect(lower! - higher!).toBeCloseTo(6.4);
  });

  test('places the number of a low point below it', () => {
    const numbers = placesOf(points(60, 80, 50, 90, 85)).map(({ number }) => number);
    expect(numbers).toEqual(['below', 'above', 'below', 'above', 'below']);
  });

  test.each([[[0, 0]], [[100, 100]], [[0, 100]]])('keeps %j inside the chart', (scores) => {
    for (const { y } of placesOf(points(...scores))) {
      expect(y).toBeGreaterThanOrEqual(18);
      expect(y).toBeLessThanOrEqual(82);
    }
  });
});

test('of many points only the first, the last and the best have a number', () => {
  const scores = [50, 60, 70, 60, 90, 60, 70, 60, 50, 60, 70, 60, 55].map((score) => ({ score }));
  const numbered = (some: typeof scores) =>
    some.flatMap((_, place) => (isNumbered(some, place) ? [place] : []));
  expect(numbered(scores)).toEqual([0, 4, 12]);
  expect(numbered(scores.slice(0, 12))).toHaveLength(12);
});
