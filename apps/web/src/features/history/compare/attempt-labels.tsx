import type { AnswerAttempt } from '@daedap/contract/interviews';
import { isPending } from '#/features/history/analysis-status.ts';
import { shortDateAndTimeText } from '#/lib/time/date-text.ts';
import { Badge } from '#/ui/badge.tsx';
import { scoreOf } from './score-change.ts';
import { translate, useTexts } from './texts.ts';

type Props = { readonly attempt: AnswerAttempt; readonly newest: boolean };

/** Says whether an attempt is the newest, counts for the score, or is a retake. */
export function AttemptBadges({ attempt, newest }: Props) {
  const { t } = useTexts();
  return (
    <span className="flex flex-wrap gap-1.5 empty:hidden">
      {newest && <Badge tone="accent">{t('compare.newest')}</Badge>}
      {attempt.counts && <Badge tone="blue">{t('compare.counts')}</Badge>}
      {attempt.retake && <Badge>{t('compare.retaken')}</Badge>}
    </span>
  );
}

/** Its number among the attempts on the page. */
export const attemptName = (attempts: readonly AnswerAttempt[], { id }: AnswerAttempt) =>
  translate('compare.attempt', { number: attempts.findIndex((attempt) => attempt.id === id) + 1 });

export function scoreName(attempt: AnswerAttempt): string {
  const score = scoreOf(attempt);
  if (score !== null) return translate('compare.score', { score });
  return translate(isPending(attempt) ? 'compare.waiting' : 'compare.unscored');
}

export const timeName = ({ createdAt }: AnswerAttempt) => shortDateAndTimeText(new Date(createdAt));
