import { reviewBelowScore, reviewDays } from './constants/practice.ts';

/** One attempt at a question. Days are calendar days of the user, counted from any day. */
export type ReviewedAttempt = {
  readonly day: number;
  readonly score: number;
  /** A point of the question's rubric was missed. */
  readonly missedPoint: boolean;
  readonly starred: boolean;
};

/** Why a question comes back. */
export const reviewReasons = ['score', 'point', 'star'] as const;

export type ReviewReason = (typeof reviewReasons)[number];

export type Review = {
  /** How many good answers it has had since it came in: the place in `reviewDays`. */
  readonly step: number;
  readonly dueDay: number;
  readonly reason: ReviewReason;
};

const reasonOf = ({ score, missedPoint, starred }: ReviewedAttempt): ReviewReason | null => {
  if (score < reviewBelowScore) return 'score';
  if (missedPoint) return 'point';
  return starred ? 'star' : null;
};

const isPoor = ({ score, missedPoint }: ReviewedAttempt) => score < reviewBelowScore || missedPoint;

const reviewAt = (step: number, day: number, reason: ReviewReason): Review => ({
  step,
  dueDay: day + reviewDays[step]!,
  reason,
});

/**
 * When a question comes back, from all attempts at it, oldest first; null if it does not. A good attempt on or after its
 * day moves it on, a good one before its day changes nothing, and a poor one moves it back a step. After the last step it
 * is learned.
 */
export function reviewOf(attempts: readonly ReviewedAttempt[]): Review | null {
  let review: Review | null = null;
  for (const attempt of attempts) {
    const reason = reasonOf(attempt);
    if (!review) {
      review = reason && reviewAt(0, attempt.day, reason);
      continue;
    }
    if (isPoor(attempt)) {
      review = reviewAt(Math.max(0, review.step - 1), attempt.day, reason ?? review.reason);
    } else if (attempt.day >= review.dueDay) {
      const step: number = review.step + 1;
      review = step < reviewDays.length ? reviewAt(step, attempt.day, review.reason) : null;
    }
  }
  return review;
}
