import type { MeaningFile } from '../meaning/meaning.ts';
import { logistic } from '../scoring/curves.ts';

/** What a stretch of an answer shows for one point: how many of its cues, and how near its place is. */
export type PointSigns = { readonly cues: number; readonly nearness: number };

export const recognitionSigns = [
  'cue',
  'moreCues',
  'onlyCue',
  'nearness',
  'lead',
  'share',
] as const;

/** The number of cues from which on more of them prove nothing more. */
const enoughCues = 3;
/** How sharply the share of a point tells near and far apart. */
const sharpness = 10;

/** The signs for a point, compared with the other points of the question. */
export function signsOf(
  points: readonly PointSigns[],
  index: number,
): { readonly [sign in (typeof recognitionSigns)[number]]: number } {
  const { cues, nearness } = points[index]!;
  const others = points.filter((_, other) => other !== index);
  const all = points.reduce((sum, point) => sum + Math.exp(sharpness * point.nearness), 0);
  return {
    cue: cues > 0 ? 1 : 0,
    moreCues: Math.min(cues, enoughCues) / enoughCues,
    /** Whether no other point has a cue here. */
    onlyCue: others.some((other) => other.cues > 0) ? 0 : 1,
    nearness,
    /** How much nearer it is than the next point. */
    lead: others.length === 0 ? 0 : nearness - Math.max(...others.map((other) => other.nearness)),
    /** Its share of the nearness of all points: 0 if it is all of it, below 0 if others are near too. */
    share: sharpness * nearness - Math.log(all),
  };
}

/** From 0 to 1: how sure it is that the stretch makes the point. */
export function certaintyOf(
  weights: Omit<MeaningFile['recognition'], 'certain'>,
  points: readonly PointSigns[],
  index: number,
): number {
  const signs = signsOf(points, index);
  return logistic(
    recognitionSigns.reduce((total, sign) => total + weights[sign] * signs[sign], weights.start),
  );
}
