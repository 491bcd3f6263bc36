import { EndAdScreen } from '#/parts/preparation/end-ad-screen.tsx';
import type { LiveProps } from './live-props.ts';

const phases = ['running', 'done', 'failed'] as const;

/** The whole interview is judged. */
export function EndingScreen({ snapshot, send }: LiveProps) {
  const phase = phases.find((state) => snapshot.matches({ flow: { ending: state } }));
  return (
    <EndAdScreen
      analysis={phase ?? 'running'}
      enableAds={snapshot.context.config.enableAds}
      onResult={() => send({ type: 'SHOW_RESULT' })}
    />
  );
}
