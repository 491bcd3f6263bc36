import type { AdState } from './ad-state.ts';

export const adStatuses = [
  'NOT_STARTED',
  'LOADING',
  'VIEWING',
  'COMPLETED',
  'SKIPPED',
  'FAILED',
] as const;

type AdStatus = (typeof adStatuses)[number];

/** What happened to the ad before a question or a result. The interview stores it. Times are milliseconds. */
export type AdMetrics = {
  readonly status: AdStatus;
  readonly startTime: number | null;
  readonly endTime: number | null;
  readonly duration: number | null;
  readonly wasSkipped: boolean;
  readonly failureReason: string | null;
};

export const noAdMetrics: AdMetrics = {
  status: 'NOT_STARTED',
  startTime: null,
  endTime: null,
  duration: null,
  wasSkipped: false,
  failureReason: null,
};

const isUnderWay = ({ status }: AdMetrics) => status === 'LOADING' || status === 'VIEWING';

function ended(metrics: AdMetrics, status: AdStatus, now: number): AdMetrics {
  const startTime = metrics.startTime ?? now;
  return { ...metrics, status, startTime, endTime: now, duration: now - startTime };
}

function failed(metrics: AdMetrics, failureReason: string, now: number): AdMetrics {
  return { ...ended(metrics, 'FAILED', now), failureReason };
}

/** Updates the metrics with the state of the ad. Metrics of an ad that has ended do not change. */
export function followAd(metrics: AdMetrics, ad: AdState, now: number): AdMetrics {
  if (metrics.status !== 'NOT_STARTED' && !isUnderWay(metrics)) return metrics;
  if (ad.hasGivenUp) return failed(metrics, ad.error?.message ?? '', now);
  switch (ad.viewState) {
    case 'completed':
    case 'closed':
      return ended(metrics, 'COMPLETED', now);
    case 'skipped':
      return { ...ended(metrics, 'SKIPPED', now), wasSkipped: true };
    case 'playing':
      return { ...metrics, status: 'VIEWING' };
    case 'idle':
      if (ad.loadState === 'idle' || metrics.status === 'LOADING') return metrics;
      return { ...metrics, status: 'LOADING', startTime: now };
    default:
      return ad.viewState satisfies never;
  }
}

/** The user continues, so the screen is done. `wasSkipped` and `failureReason` keep their values. */
export function completeAd(metrics: AdMetrics, now: number): AdMetrics {
  if (isUnderWay(metrics)) return ended(metrics, 'COMPLETED', now);
  return metrics.status === 'NOT_STARTED' ? metrics : { ...metrics, status: 'COMPLETED' };
}

const exitReason = 'user exited';

/** The user leaves. Only an ad that is loading or shown counts as failed. */
export function exitAd(metrics: AdMetrics, now: number): AdMetrics {
  return isUnderWay(metrics) ? failed(metrics, exitReason, now) : metrics;
}
