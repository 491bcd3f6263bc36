import type { UserAnswer } from '@daedap/contract/interviews';
import { isUnderWay, isUnscored } from './answer-states.ts';
import { useTexts } from './texts.ts';

type Props = {
  readonly answers: readonly UserAnswer[];
  /** Of what says how many are on their way. */
  readonly pendingId: string;
};

/** Answers that are not shown: those still on their way, and those that nobody could hear. */
export function OpenAnswers({ answers, pendingId }: Props) {
  const { t } = useTexts();
  const pending = answers.filter(isUnderWay).length;
  const unscored = answers.filter(isUnscored).length;
  return (
    <div className="flex flex-col gap-1 text-ink-soft has-[>:only-child:empty]:hidden">
      <output id={pendingId}>
        {pending > 0 && (
          <>
            <span className="font-semibold text-ink">
              {t('results.pending', { count: pending })}
            </span>{' '}
            {t('results.pendingText')}
          </>
        )}
      </output>
      {unscored > 0 && <p>{t('results.unscored', { count: unscored })}</p>}
    </div>
  );
}
