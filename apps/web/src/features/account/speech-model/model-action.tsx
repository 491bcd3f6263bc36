import { Button } from '#/ui/button.tsx';
import type { ModelState } from './speech-model-machine.ts';
import { useTexts } from './texts.ts';

type Props = {
  readonly state: ModelState;
  readonly send: (event: { type: 'ASK' | 'CANCEL' | 'RESUME' }) => void;
};

/** One button for whatever comes next, so that focus stays where it is while the state changes. */
export function ModelAction({ state, send }: Props) {
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
