import type { AnswerAttempt } from '@daedap/contract/interviews';
import type { Pair } from './attempt-pair.ts';

export type Verdict =
  | {
      readonly outcome: 'higher' | 'same' | 'lower';
      readonly from: number;
      readonly to: number;
      /** By how many; never negative. */
      readonly points: number;
    }
  /** One of them has no score: not yet, or not at all. */
  | { readonly outcome: 'waiting' | 'unscored'; readonly whose: keyof Pair };

type Judged = Pick<AnswerAttempt, 'analysisStatus' | 'score'>;

export const isWaiting = ({ analysisStatus: status }: Pick<Judged, 'analysisStatus'>) =>
  status === 'pending' || status === 'processing';

/** Null where nobody has judged it. */
export const scoreOf = ({ analysisStatus, score }: Judged) =>
  analysisStatus === 'completed' && score !== null ? Math.round(score) : null;

/** Whether it got better. */
export function verdictOf({ first, second }: Readonly<Record<keyof Pair, Judged>>): Verdict {
  if (isWaiting(second)) return { outcome: 'waiting', whose: 'second' };
  const [from, to] = [scoreOf(first), scoreOf(second)];
  if (to === null) return { outcome: 'unscored', whose: 'second' };
  if (isWaiting(first)) return { outcome: 'waiting', whose: 'first' };
  if (from === null) return { outcome: 'unscored', whose: 'first' };
  const points = Math.abs(to - from);
  return { outcome: to > from ? 'higher' : to < from ? 'lower' : 'same', from, to, points };
}
