import { expect, test } from 'vitest';
import { adError } from './ad-errors.ts';
import { adStatuses, completeAd, exitAd, followAd, noAdMetrics } from './ad-metrics.ts';
import type { AdState } from './ad-state.ts';

const ad = (part: Partial<AdState>): AdState => ({
  loadState: 'idle',
  viewState: 'idle',
  error: null,
  metrics: { retryCount: 0, loadStartTime: null, loadEndTime: null, showStartTime: null },
  isReady: false,
  canShow: false,
  canRetry: false,
  hasGivenUp: false,
  ...part,
});

const loading = followAd(noAdMetrics, ad({ loadState: 'loading' }), 100);
const viewing = followAd(loading, ad({ loadState: 'loaded', viewState: 'playing' }), 1_100);

test('follows an ad from NOT_STARTED to VIEWING', () => {
  expect(adStatuses).toEqual([
    'NOT_STARTED',
    'LOADING',
    'VIEWING',
    'COMPLETED',
    'SKIPPED',
    'FAILED',
  ]);
  expect(followAd(noAdMetrics, ad({}), 50)).toBe(noAdMetrics);
  expect(loading).toEqual({ ...noAdMetrics, status: 'LOADING', startTime: 100 });
  expect(followAd(loading, ad({ loadState: 'failed', canRetry: true }), 900)).toBe(loading);
  expect(viewing).toMatchObject({ status: 'VIEWING', startTime: 100, endTime: null });
});

test.each(['completed', 'closed'] as const)(
  'an ad that is %s has the status COMPLETED',
  (viewState) => {
    expect(followAd(viewing, ad({ viewState }), 6_100)).toEqual({
      status: 'COMPLETED',
      startTime: 100,
      endTime: 6_100,
      duration: 6_000,
      wasSkipped: false,
      failureReason: null,
    });
  },
);

test('a skipped ad stays marked as skipped when the user continues', () => {
  const skipped = followAd(viewing, ad({ viewState: 'skipped' }), 6_100);
  expect(skipped).toMatchObject({ status: 'SKIPPED', wasSkipped: true, duration: 6_000 });
  expect(completeAd(skipped, 9_000)).toEqual({ ...skipped, status: 'COMPLETED' });
  expect(exitAd(skipped, 9_000)).toBe(skipped);
});

test('a failed ad keeps its reason when the user continues', () => {
  const gone = ad({ loadState: 'failed', hasGivenUp: true, error: adError('LOAD_FAILED') });
  const failed = followAd(loading, gone, 4_100);
  expect(failed).toMatchObject({
    status: 'FAILED',
    failureReason: 'Failed to load ad',
    duration: 4_000,
  });
  expect(followAd(failed, ad({ loadState: 'loading' }), 5_000)).toBe(failed);
  expect(completeAd(failed, 9_000)).toEqual({ ...failed, status: 'COMPLETED' });
  expect(exitAd(failed, 9_000)).toBe(failed);
});

test('leaving during an ad marks it as failed; otherwise nothing changes', () => {
  for (const underWay of [loading, viewing])
    expect(exitAd(underWay, 2_100)).toMatchObject({
      status: 'FAILED',
      failureReason: 'user exited',
      endTime: 2_100,
      duration: 2_000,
    });
  expect(exitAd(noAdMetrics, 2_100)).toBe(noAdMetrics);
});

test('continuing completes an ad that is loading or shown, and changes nothing without an ad', () => {
  expect(completeAd(viewing, 10_100)).toMatchObject({ status: 'COMPLETED', duration: 10_000 });
  expect(completeAd(noAdMetrics, 10_100)).toBe(noAdMetrics);
});
