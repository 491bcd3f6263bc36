import { useMachine } from '@xstate/react';
import { useTranslation } from '#/lib/i18n/use-translation.ts';
import { errorText } from '#/lib/api/error-text.ts';
import { Button } from '#/ui/button.tsx';
import { Dialog } from '#/ui/dialog.tsx';
import { ErrorState } from '#/ui/error-state.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { playerMachine, type Wanted } from './player-machine.ts';
import { useUserId } from './use-user-id.ts';
import { Video } from './video.tsx';
import './texts.ts';

/** Which answer to show. */
export type Watched = Omit<Wanted, 'userId'> & { readonly questionText: string };

type Props = {
  /** null keeps the dialog closed. */
  readonly watched: Watched | null;
  readonly onClose: () => void;
};

/** The recorded-answer viewer. */
export function RecordingPlayer({ watched, onClose }: Props) {
  const { t } = useTranslation();
  const userId = useUserId();
  return (
    <Dialog open={watched !== null} title={t('storage.player.title')} onDismiss={onClose}>
      {watched && <p className="mt-1 mb-4 text-ink-soft">{watched.questionText}</p>}
      {userId !== null && watched && (
        <Player
          key={`${watched.sessionId}-${watched.questionId}-${watched.recordingId}`}
          userId={userId}
          {...watched}
        />
      )}
      <div className="mt-5 flex justify-end">
        <Button variant="secondary" onClick={onClose}>
          {t('common.close')}
        </Button>
      </div>
    </Dialog>
  );
}

function Player({ questionText, ...wanted }: Watched & Wanted) {
  const { t } = useTranslation();
  const [{ value: state, context }, send] = useMachine(playerMachine, { input: wanted });
  const label = t('storage.player.video', { question: questionText });
  const failed = () => send({ type: 'PLAY_FAILED' });
  const retry = (
    <Button variant="secondary" onClick={() => send({ type: 'RETRY' })}>
      {t('common.retry')}
    </Button>
  );
  switch (state) {
    case 'looking':
    case 'asking':
      return (
        <output aria-label={t('common.loading')}>
          <Skeleton width="100%" height="12rem" />
        </output>
      );
    case 'local':
      return (
        <>
          {context.recording && (
            <Video source={context.recording.blob} label={label} onFailed={failed} />
          )}
          <p className="mt-3 text-sm text-ink-soft">{t('storage.player.privacy')}</p>
        </>
      );
    case 'server':
      return (
        <>
          <Video source={context.url} label={label} onFailed={failed} />
          <p className="mt-3 text-sm text-ink-soft">{t('storage.player.fromServer')}</p>
        </>
      );
    case 'missing':
      return (
        <ErrorState
          title={t('storage.player.loadFailed')}
          text={t('storage.player.missing')}
          action={null}
        />
      );
    case 'failed':
      return (
        <ErrorState
          title={t('storage.player.loadFailed')}
          text={errorText(context.error, t('common.errors.unknown'))}
          action={retry}
        />
      );
    case 'broken':
      return (
        <ErrorState
          title={t('storage.player.playFailed')}
          text={t('storage.player.playHint')}
          action={retry}
        />
      );
  }
}
