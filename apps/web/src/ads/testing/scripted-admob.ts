import { vi } from 'vitest';
import type { AdMob } from '#/ads/native-bridge.ts';

/** The AdMob plugin for tests. By default it has consent, is ready and has an ad. */
export function scriptedAdMob() {
  const listeners = new Map<string, Set<(payload: unknown) => void>>();
  const calls: string[] = [];
  const call = (name: string, answer: unknown = {}) =>
    vi.fn<(options?: unknown) => Promise<unknown>>(() => {
      calls.push(name);
      return Promise.resolve(answer);
    });
  const plugin = {
    requestConsentInfo: call('requestConsentInfo', { status: 'NOT_REQUIRED', canRequestAds: true }),
    showConsentForm: call('showConsentForm', { status: 'OBTAINED', canRequestAds: true }),
    trackingAuthorizationStatus: call('trackingAuthorizationStatus', { status: 'authorized' }),
    requestTrackingAuthorization: call('requestTrackingAuthorization'),
    initialize: call('initialize'),
    prepareInterstitial: call('prepareInterstitial'),
    showInterstitial: call('showInterstitial'),
    addListener: async (event: string, listener: (payload: unknown) => void) => {
      const known = listeners.get(event) ?? new Set();
      listeners.set(event, known.add(listener));
      return { remove: async () => void known.delete(listener) };
    },
  } satisfies AdMob;
  return {
    ...plugin,
    calls,
    say: (event: string) => {
      for (const listener of listeners.get(event) ?? []) listener({});
    },
    listening: () => [...listeners.values()].reduce((sum, known) => sum + known.size, 0),
  };
}
