import { speechModelMegabytes } from '@daedap/contract/constants/speech';
import { useMachine } from '@xstate/react';
import { AlertDialog } from '#/ui/alert-dialog.tsx';
import { Button } from '#/ui/button.tsx';
import { Card } from '#/ui/card.tsx';
import { Notice } from '#/ui/notice.tsx';
import { Progress } from '#/ui/progress.tsx';
import { Skeleton } from '#/ui/loading.tsx';
import { showToast } from '#/ui/toast-store.ts';
import {
  type ModelState,
  speechModelMachine,
  type SpeechModelSnapshot,
} from './speech-model-machine.ts';
import { useTexts } from './texts.ts';

const size = speechModelMegabytes;

/** Offers to recognise speech on this device: what is loaded for it, how far it is, and how to be rid of it again. */
export function SpeechModelCard() {
  const { t } = useTexts();
  const [snapshot, send] = useMachine(
    speechModelMachine.provide({
      actions: {
        reportRemoved: () => showToast(t('speechModel.removed')),
        reportNotRemoved: () => showToast(t('speechModel.removalFailed')),
      },
    }),
  );
  const { value: state, context } = snapshot;
  if (state === 'unavailable') return null;
  const decline = () => send({ type: 'DECLINE' });
  return (
    <Card title={t('speechModel.title')}>
      <p className="text-ink-soft">{t('speechModel.text', { size })}</p>
      {state === 'checking' ? (
        <output aria-label={t('common.loading')} className="mt-5 block">
          <Skeleton width="8rem" height="2.75rem" />
        </output>
      ) : (
        <>
          <ModelStatus state={state} context={context} />
          <div className="mt-5">
            <ModelAction state={state} send={send} />
          </div>
        </>
      )}
      <AlertDialog
        open={state === 'asking'}
        title={t('speechModel.ask.title')}
        text={t('speechModel.ask.text', { size })}
        cancelLabel={t('speechModel.ask.later')}
        confirmLabel={t('speechModel.download')}
        onCancel={decline}
        onConfirm={() => send({ type: 'AGREE' })}
      />
      <AlertDialog
        open={state === 'askingToRemove'}
        title={t('speechModel.askRemoval.title')}
        text={t('speechModel.askRemoval.text', { size })}
        cancelLabel={t('common.cancel')}
        confirmLabel={t('speechModel.askRemoval.confirm')}
        onCancel={decline}
        onConfirm={() => send({ type: 'REMOVE' })}
      />
    </Card>
  );
}

type ModelStatusProps = {
  readonly state: ModelState;
  readonly context: SpeechModelSnapshot['context'];
};

/** The progress of the download, or why it failed. */
function ModelStatus({ state, context }: ModelStatusProps) {
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

type ModelActionProps = {
  readonly state: ModelState;
  readonly send: (event: { type: 'ASK' | 'CANCEL' | 'RESUME' }) => void;
};

/** One button for whatever comes next, so that focus stays where it is while the state changes. */
function ModelAction({ state, send }: ModelActionProps) {
  const { t } = useTexts();
  switch (state) {
    case 'checking':
    case 'unavailable':
      return null;
    case 'offered':
    case 'asking':
      return <Button onClick={() => send({ type: 'ASK' })}>{t('speechModel.download')}</Button>;
    case 'downloading':
      return (
        <Button variant="secondary" onClick={() => send({ type: 'CANCEL' })}>
          {t('common.cancel')}
        </Button>
      );
    case 'cancelled':
    case 'failed':
      return (
        <Button onClick={() => send({ type: 'RESUME' })}>
          {state === 'failed' ? t('common.retry') : t('speechModel.resume')}
        </Button>
      );
    case 'ready':
    case 'askingToRemove':
    case 'removing':
      return (
        <Button
          variant="secondary"
          busy={state === 'removing'}
          onClick={() => send({ type: 'ASK' })}
        >
          {t('speechModel.remove')}
        </Button>
      );
  }
}
