/** Grows from 0 towards 1 and is 0.5 at `half`, so that more is always a little more and never everything. */
export const towardsOne = (amount: number, half: number) => amount / (amount + half);

/** The S-shaped curve from 0 to 1, with 0.5 at 0. */
export const logistic = (value: number) => 1 / (1 + Math.exp(-value));

/** Above this, `saturate` grows more and more slowly, so that the better of two very good answers still gets more. */
const saturatesFrom = 0.8;

/** Brings a share that may be over 1 below 1. */
export function saturate(share: number): number {
  if (share <= saturatesFrom) return Math.max(0, share);
  const room = 1 - saturatesFrom;
  return saturatesFrom + room * (1 - Math.exp((saturatesFrom - share) / room));
}

export const clamp = (value: number, from: number, to: number) =>
  Math.min(to, Math.max(from, value));

/** A share as a whole number from 0 to 100. */
export const toScore = (share: number) => Math.round(clamp(share, 0, 1) * 100);

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
