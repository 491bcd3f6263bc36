import type { MainCategory } from '@daedap/contract/categories';
import type { UnknownValue } from '@daedap/contract/lenient';

export type TrendPoint = {
  readonly id: number;
  readonly score: number;
  readonly createdAt: string;
  readonly category: MainCategory | UnknownValue;
  /** How it was said, unread. */
  readonly delivery: unknown;
};

type Analysis = {
  readonly id: number;
  readonly overallScore: number | null;
  readonly createdAt: string;
  readonly session: { readonly mainCategory: MainCategory | UnknownValue };
  readonly delivery?: unknown;
};

/** The points from oldest to newest; the server sends the newest first. Analyses without a score are left out. */
export function trendOf(analyses: readonly Analysis[]): TrendPoint[] {
  return analyses
    .flatMap(({ id, overallScore: score, createdAt, session, delivery }) =>
      score === null ? [] : [{ id, score, createdAt, category: session.mainCategory, delivery }],
    )
    .toReversed();
}

/** Summarises the points in the most encouraging true words. */
export function trendSummaryOf(points: readonly TrendPoint[]) {
  const scores = points.map((point) => point.score);
  const last = scores.at(-1) ?? 0;
  const gained = Math.max(0, last - (scores[0] ?? 0));
  const figures = { count: scores.length, gained, best: Math.max(...scores) };
  if (gained > 0) return { outcome: 'risen', ...figures } as const;
  return { outcome: last === figures.best ? 'steady' : 'below', ...figures } as const;
}

/**
 * The smallest range of scores on the chart. Small differences stay visible, but two points do not look like a fall.
 */
const smallestSpan = 20;
/** In percent of the picture. The margins leave room for the numbers and dots at the edges. */
const frame = { left: 5, right: 95, top: 18, bottom: 82 } as const;

/** The position of each point, and the side on which its number does not cross the line. */
export function placesOf<Point extends { readonly score: number }>(points: readonly Point[]) {
  const scores = points.map((point) => point.score);
  const [lowest, highest] = [Math.min(...scores), Math.max(...scores)];
  const span = Math.max(smallestSpan, highest - lowest);
  const top = (lowest + highest + span) / 2;
  return points.map((point, place) => {
    const neighbours = [scores[place - 1], scores[place + 1]];
    const inValley = neighbours.every((score) => score === undefined || score > point.score);
    return {
      point,
      x: frame.left + ((frame.right - frame.left) * place) / Math.max(1, points.length - 1),
      y: frame.top + ((frame.bottom - frame.top) * (top - point.score)) / span,
      number: inValley ? 'below' : 'above',
    } as const;
  });
}

/** With more points than this, their numbers would cover each other on a phone. */
const mostNumbers = 12;

/** Whether a point has its number beside it. Of many points only the first, the last and the best have. */
export function isNumbered(points: readonly { readonly score: number }[], place: number): boolean {
  if (points.length <= mostNumbers || place === 0 || place === points.length - 1) return true;
  const scores = points.map(({ score }) => score);
  return place === scores.lastIndexOf(Math.max(...scores));
}
