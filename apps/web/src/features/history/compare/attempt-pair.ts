import type { AnswerAttempt } from '@daedap/contract/interviews';

/** The earlier one first. */
export type Pair = { readonly first: AnswerAttempt; readonly second: AnswerAttempt };

type Asked = { readonly first?: number | undefined; readonly second?: number | undefined };

/**
 * Which two to compare: those that are asked for, as far as they are there and in order. Otherwise the newest with
 * the one that counts, or where it counts itself, with the one before it. Null where there are fewer than two.
 */
export function pairOf(attempts: readonly AnswerAttempt[], asked: Asked): Pair | null {
  const placeOf = (id: number | undefined) => attempts.findIndex((attempt) => attempt.id === id);
  const askedSecond = placeOf(asked.second);
  const secondAt = askedSecond > 0 ? askedSecond : attempts.length - 1;
  const isEarlier = (at: number) => at >= 0 && at < secondAt;
  const firstAt = [placeOf(asked.first), attempts.findIndex(({ counts }) => counts)].find(
    isEarlier,
  );
  const first = attempts[firstAt ?? secondAt - 1];
  const second = attempts[secondAt];
  return first && second ? { first, second } : null;
}
