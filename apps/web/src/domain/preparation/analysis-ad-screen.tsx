import type { AdMetrics } from '#/ads/ad-metrics.ts';
import { useWaiting } from './use-waiting.ts';
import { type AnalysisPhase, WaitingView } from './waiting-view.tsx';

type Props = {
  readonly analysis: AnalysisPhase;
  /** What the server says about its progress. */
  readonly progress?: string;
  readonly enableAds: boolean;
  readonly onResult: (metrics: AdMetrics) => void;
};

/** While one answer is analysed. Only the analysis opens the way on, and so does its failure. */
export function AnalysisAdScreen({ analysis, progress, enableAds, onResult }: Props) {
  const { snapshot, goOn } = useWaiting({ enableAds, kind: '10s', forceStartMs: null, onResult });
  return (
    <WaitingView
      screen="analysis"
      analysis={analysis}
      progress={progress}
      snapshot={snapshot}
      canGoOn={analysis !== 'running'}
      onResult={goOn}
    />
  );
}
