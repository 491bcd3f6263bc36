import type { UserAnswer } from '@daedap/contract/interviews';
import { SpinnerMark } from '#/ui/loading.tsx';
import { useTexts } from './texts.ts';

type Props = {
  readonly status: Exclude<UserAnswer['analysisStatus'], 'completed'>;
  readonly reason: UserAnswer['failureReason'];
};

/** In the place of a score: why there is none, or that it is being made. */
export function UnscoredNote({ status, reason }: Props) {
  const { t } = useTexts();
  if (status === 'failed') {
    return (
      <div className="rounded-control bg-sunken px-4 py-3">
        <p className="font-semibold">{t('feedback.note.unscoredTitle')}</p>
        <p className="mt-1 text-ink-soft">
          {t(`feedback.unscored.reasons.${reason ?? 'unknown'}`)} {t('feedback.note.unscored')}
        </p>
      </div>
    );
  }
  if (status !== 'pending' && status !== 'processing') {
    return (
      <p className="rounded-control bg-sunken px-4 py-3 text-ink-soft">
        {t('feedback.note.unknown')}
      </p>
    );
  }
  return (
    <output className="flex gap-3 rounded-control bg-accent-soft px-4 py-3">
      <span className="mt-0.5 text-accent-ink">
        <SpinnerMark />
      </span>
      <span>
        <span className="block font-semibold">{t('feedback.note.analysingTitle')}</span>
        <span className="block text-ink-soft">{t('feedback.note.analysing')}</span>
      </span>
    </output>
  );
}
