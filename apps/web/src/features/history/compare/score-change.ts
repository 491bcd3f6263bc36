import type { AnswerAttempt } from '@daedap/contract/interviews';
import { isPending } from '#/features/history/analysis-status.ts';
import { translate } from './texts.ts';
import type { AttemptPair } from './use-attempt-pair.ts';

/** How the score changed from the earlier attempt to the later one. */
type ScoreChange =
  | {
      readonly kind: 'higher' | 'same' | 'lower';
      readonly from: number;
      readonly to: number;
      /** The size of the change; never negative. */
      readonly points: number;
    }
  /** One attempt has no score yet, or will never have one. */
  | { readonly kind: 'waiting' | 'unscored'; readonly attempt: keyof AttemptPair };

type AttemptScore = Pick<AnswerAttempt, 'analysisStatus' | 'score'>;

/** Null where the attempt has no score. */
export const scoreOf = ({ analysisStatus, score }: AttemptScore) =>
  analysisStatus === 'completed' && score !== null ? Math.round(score) : null;

type Pair = Readonly<Record<keyof AttemptPair, AttemptScore>>;

export function compareScores({ first, second }: Pair): ScoreChange {
  if (isPending(second)) return { kind: 'waiting', attempt: 'second' };
  const [from, to] = [scoreOf(first), scoreOf(second)];
  if (to === null) return { kind: 'unscored', attempt: 'second' };
  if (isPending(first)) return { kind: 'waiting', attempt: 'first' };
  if (from === null) return { kind: 'unscored', attempt: 'first' };
  const points = Math.abs(to - from);
  return { kind: to > from ? 'higher' : to < from ? 'lower' : 'same', from, to, points };
}

type Circumstances = {
  /** Whether the later attempt is the newest one. */
  readonly newest: boolean;
  /** Whether the later attempt leaves out something that the earlier one said. */
  readonly dropped: boolean;
  /** Whether nothing was heard in the later attempt. */
  readonly silent: boolean;
};

/** The sentence at the top of the comparison. */
export function scoreChangeText(change: ScoreChange, circumstances: Circumstances): string {
  const { newest, dropped, silent } = circumstances;
  if ('attempt' in change) {
    const { kind, attempt } = change;
    if (attempt === 'first') return translate(`compare.verdict.${kind}First`);
    return translate(`compare.verdict.${kind}${newest ? 'Now' : 'Second'}`);
  }
  const { kind, ...values } = change;
  if (kind !== 'lower' || !newest) return translate(`compare.verdict.${kind}`, values);
  if (silent) return translate('compare.verdict.silentNow');
  return translate(`compare.verdict.${dropped ? 'lowerNowDropped' : 'lowerNow'}`, values);
}
