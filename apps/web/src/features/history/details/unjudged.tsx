import type { UserAnswer } from '@daedap/contract/interviews';
import { SpinnerMark } from '#/ui/spinner-mark.tsx';
import { translate as reviewText } from '#/domain/answer/review/texts.ts';
import { useTexts } from './texts.ts';

type Props = {
  readonly status: Exclude<UserAnswer['analysisStatus'], 'completed'>;
  readonly reason: UserAnswer['failureReason'];
};

/** In the place of a score that is not there, or not yet. */
export function Unjudged({ status, reason }: Props) {
  const { t } = useTexts();
  if (status === 'failed') {
    return (
      <div className="mt-5 rounded-control bg-sunken px-4 py-3">
        <p className="font-semibold">{t('details.answer.failedTitle')}</p>
        <p className="mt-1 text-ink-soft">
          {reviewText(`feedback.unscored.reasons.${reason ?? 'unknown'}`)}{' '}
          {t('details.answer.failed')}
        </p>
      </div>
    );
  }
  if (status !== 'pending' && status !== 'processing') {
    return (
      <p className="mt-5 rounded-control bg-sunken px-4 py-3 text-ink-soft">
        {t('details.answer.unknown')}
      </p>
    );
  }
  return (
    <output className="mt-5 flex gap-3 rounded-control bg-accent-soft px-4 py-3">
      <span className="mt-0.5 text-accent-ink">
        <SpinnerMark />
      </span>
      <span>
        <span className="block font-semibold">{t('details.answer.analysingTitle')}</span>
        <span className="block text-ink-soft">{t('details.answer.analysing')}</span>
      </span>
    </output>
  );
}
