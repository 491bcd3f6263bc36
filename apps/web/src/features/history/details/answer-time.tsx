import type { UserAnswer } from '@daedap/contract/interviews';
import { formatDuration } from '#/lib/format.ts';
import { Badge } from '#/ui/badge.tsx';
import { useTexts } from './texts.ts';

type Props = {
  readonly answer: Pick<UserAnswer, 'answerDuration' | 'isTimeExceeded'>;
  /** Seconds. */
  readonly limit: number;
};

export function AnswerTime({ answer, limit }: Props) {
  const { t } = useTexts();
  const seconds = answer.answerDuration;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-2 text-sm text-ink-soft tabular-nums">
      {seconds === null
        ? t('details.answer.noTime')
        : t('details.answer.time', {
            time: formatDuration(seconds),
            limit: formatDuration(limit),
          })}
      {answer.isTimeExceeded && <Badge tone="amber">{t('details.answer.exceeded')}</Badge>}
    </p>
  );
}
