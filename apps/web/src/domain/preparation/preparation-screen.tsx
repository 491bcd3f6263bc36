import { preparationSeconds, timerWarningSeconds } from '@daedap/contract/constants/interview';
import { useMachine } from '@xstate/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { troubleOf } from '#/ads/ad-errors.ts';
import type { AdMetrics } from '#/ads/ad-metrics.ts';
import { createAdPort } from '#/ads/create-ad-port.ts';
import { provideBackHandler } from '#/lib/history-lock/back-handler.ts';
import { systemClock } from '#/lib/time/clock.ts';
import { AlertDialog } from '#/ui/alert-dialog.tsx';
import { focusWhenFree } from '#/ui/focus-when-free.ts';
import { IconButton } from '#/ui/button.tsx';
import { CloseIcon } from '#/ui/icons.tsx';
import { AdSlot, FullScreen } from './full-screen.tsx';
import { Announcement, CountdownRing, StartWord } from './countdown-ring.tsx';
import { preparationMachine, type PreparationSnapshot } from './preparation-machine.ts';
import { useTexts } from './texts.ts';

type Props = {
  readonly questionNumber: number;
  readonly totalQuestions: number;
  /** A text about follow-ups, beside the progress. */
  readonly followUps?: string | null;
  readonly question: string;
  /** A voice has read the question: a screen reader reads the hint instead. */
  readonly isHeard?: boolean;
  /** Seconds to prepare. An ad has its 10 s in any case. */
  readonly seconds: number;
  readonly enableAds: boolean;
  readonly onStart: (metrics: AdMetrics) => void;
  readonly onLeave: (metrics: AdMetrics) => void;
};

/** The full-screen preparation before a question. Another question starts it again. */
export function PreparationScreen(props: Props) {
  return <Preparation key={`${props.questionNumber} ${props.question}`} {...props} />;
}

function Preparation(props: Props) {
  const { questionNumber, totalQuestions, followUps, question, enableAds } = props;
  const seconds = Math.max(preparationSeconds, props.seconds);
  const { onStart, onLeave } = props;
  const { t } = useTexts();
  const [input] = useState(() => ({
    seconds,
    enableAds,
    port: createAdPort(),
    clock: systemClock,
  }));
  const [snapshot, send] = useMachine(
    preparationMachine.provide({
      actions: {
        reportStart: ({ context }) => onStart(context.metrics),
        reportLeave: ({ context }) => onLeave(context.metrics),
      },
    }),
    { input },
  );
  // An upgrade removes a running ad. Ads that are switched on again wait for the next screen.
  useEffect(() => {
    if (!enableAds) send({ type: 'ADS_OFF' });
  }, [enableAds, send]);
  // The back button asks before leaving.
  useLayoutEffect(() => provideBackHandler(() => send({ type: 'ASK_TO_LEAVE' })), [send]);
  const { left, trouble } = snapshot.context;
  const withAd = snapshot.matches({ open: { flow: 'withAd' } });
  const plain = snapshot.matches({ open: { flow: { plain: 'counting' } } });
  const counting = snapshot.matches({ open: { flow: { withAd: 'counting' } } });
  return (
    <>
      <FullScreen
        title={question}
        isHeard={props.isHeard ?? false}
        hint={t('preparation.hint')}
        top={
          <>
            <div className="flex flex-wrap items-baseline gap-x-3 text-ink-soft tabular-nums">
              <p className="font-semibold">
                {t('preparation.progress', { number: questionNumber, total: totalQuestions })}
              </p>
              {followUps && <p className="text-sm">{followUps}</p>}
            </div>
            <IconButton
              label={t('preparation.leave')}
              onClick={() => send({ type: 'ASK_TO_LEAVE' })}
            >
              <CloseIcon />
            </IconButton>
          </>
        }
        bottom={
          counting ? (
            <CountdownRing left={left} of={seconds} look="small" />
          ) : (
            isReady(snapshot) && <StartButton onClick={() => send({ type: 'START' })} />
          )
        }
      >
        {withAd && <AdSlot />}
        {plain && <CountdownRing left={left} of={seconds} look="large" />}
        {isAtStartWord(snapshot) && <StartWord />}
        {trouble && (
          <p className="text-sm text-ink-soft">{t(`preparation.trouble.${troubleOf(trouble)}`)}</p>
        )}
        <Announcement text={announcementOf(snapshot, t)} />
      </FullScreen>
      <AlertDialog
        open={snapshot.matches({ open: { leaving: 'asking' } })}
        title={t('preparation.leaveDialog.title')}
        text={t('preparation.leaveDialog.text')}
        cancelLabel={t('preparation.leaveDialog.stay')}
        confirmLabel={t('preparation.leaveDialog.confirm')}
        onCancel={() => send({ type: 'STAY' })}
        onConfirm={() => send({ type: 'LEAVE' })}
      />
    </>
  );
}

const isReady = (snapshot: PreparationSnapshot) =>
  snapshot.matches({ open: { flow: 'ready' } }) ||
  snapshot.matches({ open: { flow: { withAd: 'readyBesideAd' } } });

const isAtStartWord = (snapshot: PreparationSnapshot) =>
  snapshot.matches({ open: { flow: 'plain' } }) &&
  !snapshot.matches({ open: { flow: { plain: 'counting' } } });

function announcementOf(
  snapshot: PreparationSnapshot,
  t: ReturnType<typeof useTexts>['t'],
): string {
  const { left, metrics, trouble, seconds } = snapshot.context;
  if (isReady(snapshot)) return t('preparation.ready');
  if (isAtStartWord(snapshot)) return t('preparation.go');
  if (left <= timerWarningSeconds) return t('preparation.soon', { seconds: timerWarningSeconds });
  if (trouble) return t(`preparation.trouble.${troubleOf(trouble)}`);
  if (metrics.status === 'VIEWING') return t('preparation.ad.playing');
  return t('preparation.secondsLeft', { seconds });
}

function StartButton({ onClick }: { onClick: () => void }) {
  const { t } = useTexts();
  return (
    <button
      ref={focusWhenFree}
      type="button"
      onClick={onClick}
      className="min-h-14 w-full max-w-sm rounded-control bg-score-green px-6 py-2 text-lg font-bold text-paper transition-opacity enter hover:opacity-90"
    >
      {t('preparation.start')}
    </button>
  );
}
