import { Notice } from '#/ui/notice.tsx';
import { Progress } from '#/ui/progress.tsx';
import type { ModelState, SpeechModelSnapshot } from './speech-model-machine.ts';
import { useTexts } from './texts.ts';

type Props = {
  readonly state: ModelState;
  readonly context: SpeechModelSnapshot['context'];
};

/** How far it is, and what stands in the way. */
export function ModelStatus({ state, context }: Props) {
  const { t } = useTexts();
  const percent = Math.round(context.part * 100);
  const isKept = state === 'ready' || state === 'askingToRemove' || state === 'removing';
  return (
    <>
      <div aria-live="polite">
        {isKept && <p className="mt-4 font-semibold">{t('speechModel.ready')}</p>}
        {state === 'cancelled' && <p className="mt-4">{t('speechModel.cancelled')}</p>}
      </div>
      {state === 'downloading' && (
        <div className="mt-5">
          <Progress
            label={t('speechModel.downloading')}
            value={percent}
            valueText={t('speechModel.percent', { number: percent })}
          />
        </div>
      )}
      {state === 'failed' && (
        <div className="mt-4">
          <Notice tone="danger" role="alert">
            {t(`speechModel.failed.${context.failure ?? 'other'}`)}
          </Notice>
        </div>
      )}
    </>
  );
}
