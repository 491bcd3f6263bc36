/** Grows from 0 towards 1: a half at `half`, so that more is always a little more and never everything. */
export const towardsOne = (amount: number, half: number) => amount / (amount + half);

/** Above this a share grows more and more slowly, so that the better of two very good answers is still told. */
const softFrom = 0.8;

/** A share that may be over 1, brought below it. */
export function softly(share: number): number {
  if (share <= softFrom) return Math.max(0, share);
  const room = 1 - softFrom;
  return softFrom + room * (1 - Math.exp((softFrom - share) / room));
}

export const clamp = (value: number, from: number, to: number) =>
  Math.min(to, Math.max(from, value));

/** A whole number from 0 to 100. */
export const toScore = (share: number) => Math.round(clamp(share, 0, 1) * 100);
