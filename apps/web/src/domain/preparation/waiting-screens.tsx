import { endAdForceStartMs } from '@daedap/contract/constants/ads';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { troubleOf } from '#/ads/ad-errors.ts';
import type { AdMetrics } from '#/ads/ad-metrics.ts';
import type { AdKind } from '#/ads/ad-port.ts';
import { createAdPort } from '#/ads/create-ad-port.ts';
import { systemClock } from '#/lib/time/clock.ts';
import { Button } from '#/ui/button.tsx';
import { focusWhenFree } from '#/ui/focus-when-free.ts';
import { SpinnerMark } from '#/ui/loading.tsx';
import { AdSlot, FullScreen } from './full-screen.tsx';
import { Announcement, CountdownRing } from './countdown-ring.tsx';
import { useTexts } from './texts.ts';
import { waitingMachine, type WaitingSnapshot } from './waiting-machine.ts';

export type AnalysisPhase = 'running' | 'done' | 'failed';

type AnalysisScreenProps = {
  readonly analysis: AnalysisPhase;
  /** What the server says about its progress. */
  readonly progress?: string;
  readonly enableAds: boolean;
  readonly onResult: (metrics: AdMetrics) => void;
};

/** While one answer is analysed. The button opens when the analysis is done or has failed. */
export function AnalysisAdScreen({ analysis, progress, enableAds, onResult }: AnalysisScreenProps) {
  const { snapshot, goOn } = useWaiting({ enableAds, kind: '10s', forceStartMs: null, onResult });
  return (
    <WaitingScreen
      screen="analysis"
      analysis={analysis}
      progress={progress}
      snapshot={snapshot}
      canGoOn={analysis !== 'running'}
      onResult={goOn}
    />
  );
}

type EndScreenProps = {
  readonly analysis: AnalysisPhase;
  readonly enableAds: boolean;
  readonly onResult: (metrics: AdMetrics) => void;
};

/**
 * The end of an interview. With ads the button opens after the timer or the ad, since the results page waits for the
 * analysis itself; without ads it opens after the analysis.
 */
export function EndAdScreen({ analysis, enableAds, onResult }: EndScreenProps) {
  const { snapshot, goOn } = useWaiting({
    enableAds,
    kind: '30s',
    forceStartMs: endAdForceStartMs,
    onResult,
  });
  const isOver =
    snapshot.matches({ withAd: { timer: 'over' } }) || snapshot.matches({ withAd: { ad: 'over' } });
  return (
    <WaitingScreen
      screen="end"
      analysis={analysis}
      snapshot={snapshot}
      canGoOn={isOver || (snapshot.matches('plain') && analysis !== 'running')}
      onResult={goOn}
    />
  );
}

type WaitingOptions = {
  readonly enableAds: boolean;
  readonly kind: AdKind;
  readonly forceStartMs: number | null;
  readonly onResult: (metrics: AdMetrics) => void;
};

function useWaiting({ enableAds, kind, forceStartMs, onResult }: WaitingOptions) {
  const [input] = useState(() => ({
    enableAds,
    kind,
    forceStartMs,
    port: createAdPort(),
    clock: systemClock,
  }));
  const [snapshot, send] = useMachine(
    waitingMachine.provide({
      actions: { reportResult: ({ context }) => onResult(context.metrics) },
    }),
    { input },
  );
  // An upgrade removes a running ad. Ads that are switched on again wait for the next screen.
  useEffect(() => {
    if (!enableAds) send({ type: 'ADS_OFF' });
  }, [enableAds, send]);
  return { snapshot, goOn: () => send({ type: 'RESULT' }) };
}

type WaitingScreenProps = {
  readonly screen: 'analysis' | 'end';
  readonly analysis: AnalysisPhase;
  /** What the server says about its progress. */
  readonly progress?: string | undefined;
  readonly snapshot: WaitingSnapshot;
  readonly canGoOn: boolean;
  readonly onResult: () => void;
};

/** The wait for an analysis: its progress, an ad, and one button. */
function WaitingScreen(props: WaitingScreenProps) {
  const { screen, analysis, progress, snapshot, canGoOn, onResult } = props;
  const { t } = useTexts();
  const { left, trouble } = snapshot.context;
  const title = t(`preparation.${screen}.${analysis}`);
  const hint = t(`preparation.${screen}.${analysis}Hint`);
  const counting =
    snapshot.matches({ withAd: { timer: 'counting' } }) &&
    !snapshot.matches({ withAd: { ad: 'over' } });
  return (
    <FullScreen
      title={title}
      hint={analysis === 'running' ? (progress ?? hint) : hint}
      bottom={
        counting && !canGoOn ? (
          <CountdownRing left={left} look="small" />
        ) : (
          <div className="w-full max-w-sm">
            {canGoOn ? (
              <Button ref={focusWhenFree} size="large" wide onClick={onResult}>
                {t(`preparation.${screen}.result`)}
              </Button>
            ) : (
              <Button size="large" wide busy>
                {t(`preparation.${screen}.busy`)}
              </Button>
            )}
          </div>
        )
      }
    >
      {screen === 'end' && analysis === 'running' && <SpinnerMark />}
      {snapshot.matches({ withAd: { ad: 'on' } }) && <AdSlot />}
      {trouble && (
        <p className="text-sm text-ink-soft">{t(`preparation.trouble.${troubleOf(trouble)}`)}</p>
      )}
      <Announcement
        text={
          analysis === 'running' && snapshot.context.metrics.status === 'VIEWING'
            ? t('preparation.ad.waiting')
            : title
        }
      />
    </FullScreen>
  );
}
