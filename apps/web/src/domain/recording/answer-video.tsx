import { useMachine } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { errorText } from '#/lib/api/error-text.ts';
import { setPlayingMoment } from '#/media/playing-moment.ts';
import { Button } from '#/ui/button.tsx';
import { ErrorState } from '#/ui/error-state.tsx';
import { Skeleton } from '#/ui/loading.tsx';
import { playerMachine, type VideoRequest } from './player-machine.ts';
import { useUserId } from './queries.ts';
import { type Seek, Video } from './video.tsx';
import { useTexts } from './texts.ts';

/** Few users ask for it, so it does not come with the page. */
const LookingPanel = lazy(async () => ({
  default: (await import('./looking/looking-panel.tsx')).LookingPanel,
}));

/** The answer whose video is shown. */
export type WatchedAnswer = Omit<VideoRequest, 'userId'> & { readonly questionText: string };

type Props = Seek & {
  readonly watched: WatchedAnswer;
  /** Whether it plays once loaded; it always plays after a seek. */
  readonly autoPlay?: boolean;
};

/** The video of an answer, from this device or from its backup. */
export function AnswerVideo({ watched, autoPlay = true, ...seek }: Props) {
  const userId = useUserId();
  if (userId === null) return null;
  return (
    <Player
      key={`${watched.sessionId}-${watched.questionId}-${watched.recordingId}`}
      request={{ ...watched, userId }}
      questionText={watched.questionText}
      autoPlay={autoPlay}
      {...seek}
    />
  );
}

type PlayerProps = Seek & {
  readonly request: VideoRequest;
  readonly questionText: string;
  readonly autoPlay: boolean;
};

function Player({ request, questionText, ...play }: PlayerProps) {
  const { t } = useTexts();
  const [{ value: state, context }, send] = useMachine(playerMachine, { input: request });
  const video = {
    ...play,
    label: t('storage.player.video', { question: questionText }),
    onFailed: () => send({ type: 'PLAY_FAILED' }),
    onSecond: (seconds: number | null) =>
      setPlayingMoment(seconds === null ? null : { ...request, seconds }),
  };
  const retry = (
    <Button variant="secondary" onClick={() => send({ type: 'RETRY', request })}>
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
    case 'local': {
      const { recording } = context;
      return (
        recording && (
          <Video source={recording.blob} {...video}>
            {(seek, hasPicture) => (
              <>
                <p className="mt-3 text-sm text-ink-soft">{t('storage.player.privacy')}</p>
                {hasPicture && (
                  <Suspense>
                    <LookingPanel recording={recording} onSeek={seek} />
                  </Suspense>
                )}
              </>
            )}
          </Video>
        )
      );
    }
    case 'server':
      return (
        <>
          <Video source={context.url} {...video} />
          <p className="mt-3 text-sm text-ink-soft">{t('storage.player.fromServer')}</p>
        </>
      );
    case 'missing':
    case 'gone':
      // The user did not ask for this video, so a missing one is no error.
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
