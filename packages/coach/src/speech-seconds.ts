import type { Segment } from './feedback/evidence-times.ts';

/** A longer pause is not speech. */
const longestPause = 1;

/** The seconds that a person spoke, from the times of the words: without the silence before, after and in long pauses. */
export function speechSeconds(segments: readonly Segment[]): number | null {
  const spoken = segments.filter(({ start, end }) => end > start);
  if (spoken.length === 0) return null;
  const inOrder = spoken.toSorted((one, two) => one.start - two.start);
  let [total, until] = [0, inOrder[0]!.start];
  for (const { start, end } of inOrder) {
    const pause = Math.max(0, start - until);
    total += Math.min(pause, longestPause) + Math.max(0, end - Math.max(start, until));
    until = Math.max(until, end);
  }
  return total;
}
