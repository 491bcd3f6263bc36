import { endAdForceStartMs } from '@daedap/contract/constants/ads';
import type { AdMetrics } from '#/ads/ad-metrics.ts';
import { useWaiting } from './use-waiting.ts';
import { type AnalysisPhase, WaitingView } from './waiting-view.tsx';

type Props = {
  readonly analysis: AnalysisPhase;
  readonly enableAds: boolean;
  readonly onResult: (metrics: AdMetrics) => void;
};

/**
 * The end of an interview. The timer or the ad's end opens the way to the results, which wait for the analysis
 * themselves; without ads the analysis does.
 */
export function EndAdScreen({ analysis, enableAds, onResult }: Props) {
  const { snapshot, goOn } = useWaiting({
    enableAds,
    kind: '30s',
    forceStartMs: endAdForceStartMs,
    onResult,
  });
  const isOver =
    snapshot.matches({ withAd: { timer: 'over' } }) || snapshot.matches({ withAd: { ad: 'over' } });
  return (
    <WaitingView
      screen="end"
      analysis={analysis}
      snapshot={snapshot}
      canGoOn={isOver || (snapshot.matches('plain') && analysis !== 'running')}
      onResult={goOn}
    />
  );
}
