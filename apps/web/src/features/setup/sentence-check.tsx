import { deviceCheckRecordingMs } from '@daedap/contract/constants/media';
import { Button } from '#/ui/button.tsx';
import { Card } from '#/ui/card.tsx';
import { useTexts } from './texts.ts';

export type SentenceState =
  | 'idle'
  | 'recording'
  | 'recognising'
  | 'recognised'
  | 'unheard'
  | 'unavailable';

type Props = {
  readonly state: SentenceState;
  /** What was recognised. */
  readonly text: string;
  readonly onRecord: () => void;
};

export function SentenceCheck({ state, text, onRecord }: Props) {
  const { t } = useTexts();
  const busy = state === 'recording' || state === 'recognising';
  return (
    <Card title={t('setup.check.sentence')}>
      <p className="text-ink-soft">{t('setup.check.read')}</p>
      <p className="mt-1 text-lg font-bold">“{t('setup.check.sample')}”</p>
      <div className="mt-4">
        <Button variant="secondary" busy={busy} onClick={onRecord}>
          {t(state === 'idle' || busy ? 'setup.check.record' : 'setup.check.recordAgain')}
        </Button>
      </div>
      <output className="mt-3 block min-h-7">
        {state === 'recognised' ? (
          <>
            <span className="text-ink-soft">{t('setup.check.recognised')}</span>
            <q className="block text-lg font-semibold wrap-anywhere">{text}</q>
          </>
        ) : (
          state !== 'idle' && t(`setup.check.${state}`, { seconds: deviceCheckRecordingMs / 1_000 })
        )}
      </output>
    </Card>
  );
}
