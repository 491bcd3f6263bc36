import type { MeaningFile } from '../meaning/meaning.ts';
import { logistic } from '../scoring/curves.ts';

/** What a stretch of an answer shows for one point: how many of its cues, and how near its place is. */
export type PointSigns = { readonly cues: number; readonly nearness: number };

/** The number of cues from which on more of them prove nothing more. */
const enoughCues = 3;

/** The signs for a point, compared with the other points of the question. */
export function signsOf(points: readonly PointSigns[], index: number) {
  const { cues, nearness } = points[index]!;
  const others = points.filter((_, other) => other !== index).map((other) => other.nearness);
  return {
    cue: cues > 0 ? 1 : 0,
    moreCues: Math.min(cues, enoughCues) / enoughCues,
    nearness,
    /** How much nearer it is than the next point. */
    lead: others.length === 0 ? 0 : nearness - Math.max(...others),
  };
}

/** From 0 to 1: how sure it is that the stretch makes the point. */
export function certaintyOf(
  weights: MeaningFile['recognition'],
  points: readonly PointSigns[],
  index: number,
): number {
  const signs = signsOf(points, index);
  return logistic(
    weights.start +
      weights.cue * signs.cue +
      weights.moreCues * signs.moreCues +
      weights.nearness * signs.nearness +
      weights.lead * signs.lead,
  );
}
