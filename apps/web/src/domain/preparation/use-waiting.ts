import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { AdMetrics } from '#/ads/ad-metrics.ts';
import type { AdKind } from '#/ads/ad-port.ts';
import { systemClock } from '#/lib/time/clock.ts';
import { createAdPort } from '#/ads/create-ad-port.ts';
import { waitingMachine } from './waiting-machine.ts';

type Options = {
  readonly enableAds: boolean;
  readonly kind: AdKind;
  readonly forceStartMs: number | null;
  readonly onResult: (metrics: AdMetrics) => void;
};

export function useWaiting({ enableAds, kind, forceStartMs, onResult }: Options) {
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
  // An ad that is under way goes with an upgrade; one that would come back waits for the next screen.
  useEffect(() => {
    if (!enableAds) send({ type: 'ADS_OFF' });
  }, [enableAds, send]);
  return { snapshot, goOn: () => send({ type: 'RESULT' }) };
}
