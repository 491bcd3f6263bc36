import { speechModelMegabytes } from '@daedap/contract/constants/speech';
import { useMachine } from '@xstate/react';
import { AlertDialog } from '#/ui/alert-dialog.tsx';
import { Card } from '#/ui/card.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { showToast } from '#/ui/toast-store.ts';
import { ModelAction } from './model-action.tsx';
import { ModelStatus } from './model-status.tsx';
import { speechModelMachine } from './speech-model-machine.ts';
import { useTexts } from './texts.ts';

const size = speechModelMegabytes;

/** Offers to recognise speech on this device: what is loaded for it, how far it is, and how to be rid of it again. */
export function SpeechModelOffer() {
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
