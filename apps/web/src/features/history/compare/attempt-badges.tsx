import type { AnswerAttempt } from '@daedap/contract/interviews';
import { Badge } from '#/ui/badge.tsx';
import { useTexts } from './texts.ts';

type Props = { readonly attempt: AnswerAttempt; readonly newest: boolean };

/** What sets an attempt apart from the others. */
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
