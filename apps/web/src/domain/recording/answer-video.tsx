import { useMachine } from '@xstate/react';
import { errorText } from '#/lib/api/error-text.ts';
import { Button } from '#/ui/button.tsx';
import { ErrorState } from '#/ui/error-state.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { playerMachine, type Wanted } from './player-machine.ts';
import { useUserId } from './use-user-id.ts';
import { type Seek, Video } from './video.tsx';
import { useTexts } from './texts.ts';

/** Which answer to show. */
export type Watched = Omit<Wanted, 'userId'> & { readonly questionText: string };

type Props = Seek & {
  readonly watched: Watched;
  /** Plays as soon as it is there; a second that is asked for plays anyway. */
  readonly autoPlay?: boolean;
};

/** A recorded answer, from this device or, where it is gone, from the server. */
export function AnswerVideo({ watched, autoPlay = true, ...seek }: Props) {
  const userId = useUserId();
  if (userId === null) return null;
  return (
    <Player
      key={`${watched.sessionId}-${watched.questionId}-${watched.recordingId}`}
      wanted={{ ...watched, userId }}
      questionText={watched.questionText}
      autoPlay={autoPlay}
      {...seek}
    />
  );
}

type PlayerProps = Seek & {
  readonly wanted: Wanted;
  readonly questionText: string;
  readonly autoPlay: boolean;
};

function Player({ wanted, questionText, ...play }: PlayerProps) {
  const { t } = useTexts();
  const [{ value: state, context }, send] = useMachine(playerMachine, { input: wanted });
  const video = {
    ...play,
    label: t('storage.player.video', { question: questionText }),
    onFailed: () => send({ type: 'PLAY_FAILED' }),
  };
  const retry = (
    <Button variant="secondary" onClick={() => send({ type: 'RETRY', wanted })}>
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
          {context.recording && <Video source={context.recording.blob} {...video} />}
          <p className="mt-3 text-sm text-ink-soft">{t('storage.player.privacy')}</p>
        </>
      );
    case 'server':
      return (
        <>
          <Video source={context.url} {...video} />
          <p className="mt-3 text-sm text-ink-soft">{t('storage.player.fromServer')}</p>
        </>
      );
    case 'missing':
    case 'gone':
      // A player that stands there by itself has not failed anyone.
      if (!play.autoPlay) return <p className="text-ink-soft">{t(`storage.player.${state}`)}</p>;
      return (
        <ErrorState
          title={t('storage.player.loadFailed')}
          text={t(`storage.player.${state}`)}
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
