import type { UserAnswer } from '@daedap/contract/interviews';
import { formatDuration } from '#/lib/format.ts';
import { Badge } from '#/ui/badge.tsx';
import { useTexts } from './texts.ts';

type Props = {
  readonly answer: Pick<UserAnswer, 'answerDuration' | 'expectedDuration' | 'isTimeExceeded'>;
};

/** How long the answer took beside how long it was thought to take. */
export function AnswerTime({ answer }: Props) {
  const { t } = useTexts();
  const { answerDuration, expectedDuration, isTimeExceeded } = answer;
  return (
    <dl className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line pt-4">
      <div className="flex items-baseline gap-2">
        <dt className="text-sm text-ink-soft">{t('results.answers.time')}</dt>
        <dd className="flex items-center gap-2 font-semibold tabular-nums">
          {answerDuration === null
            ? t('results.answers.timeUnknown')
            : formatDuration(answerDuration)}
          {isTimeExceeded && <Badge tone="red">{t('results.answers.exceeded')}</Badge>}
        </dd>
      </div>
      <div className="flex items-baseline gap-2">
        <dt className="text-sm text-ink-soft">{t('results.answers.expected')}</dt>
        <dd className="font-semibold tabular-nums">{formatDuration(expectedDuration)}</dd>
      </div>
    </dl>
  );
}
