/** Grows from 0 towards 1 and is 0.5 at `half`, so that more is always a little more and never everything. */
export const towardsOne = (amount: number, half: number) => amount / (amount + half);

/** The S-shaped curve from 0 to 1, with 0.5 at 0. */
export const logistic = (value: number) => 1 / (1 + Math.exp(-value));

/** This near to 0 and 100 a score changes more and more slowly, so that the better of two is still better. */
const margin = 20;

/** Brings a score between 0 and 100. */
export function withinLimits(score: number): number {
  if (score < margin) return margin * Math.exp((score - margin) / margin);
  if (score > 100 - margin) return 100 - margin * Math.exp((100 - margin - score) / margin);
  return score;
}

export const clamp = (value: number, from: number, to: number) =>
  Math.min(to, Math.max(from, value));
