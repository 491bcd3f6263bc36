import { useAdsOn } from '#/domain/plan/subscription-store.ts';
import { EndAdScreen } from '#/domain/preparation/end-ad-screen.tsx';
import type { LiveProps } from './live-props.ts';

const phases = ['running', 'done', 'failed'] as const;

/** The whole interview is judged. */
export function EndingScreen({ snapshot, send }: LiveProps) {
  const phase = phases.find((state) => snapshot.matches({ flow: { ending: state } }));
  const enableAds = useAdsOn(snapshot.context.adsOn);
  return (
    <EndAdScreen
      analysis={phase ?? 'running'}
      enableAds={enableAds}
      onResult={() => send({ type: 'SHOW_RESULT' })}
    />
  );
}
