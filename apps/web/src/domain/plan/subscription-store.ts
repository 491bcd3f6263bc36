import type { TierId } from '@daedap/contract/tiers';
import { useSyncExternalStore } from 'react';
import { systemClock } from '#/lib/time/clock.ts';
import { createSubscriptionStore, type SubscriptionState } from './create-subscription-store.ts';
import { hasAds, type Subscription, type Tier } from './subscription.ts';

const store = createSubscriptionStore(systemClock);

/** The tier that holds at this moment; free without a subscription, and again when one has expired. */
export function currentTier(): Tier {
  return store.get().tier;
}

/** Whether ads are shown at this moment. No session has a say in it. */
export function adsOn(): boolean {
  return hasAds(currentTier());
}

/** Begins thirty days of a tier in this browser. No server is asked. */
export function activate(tierId: TierId): Promise<Subscription> {
  return store.activate(tierId);
}

/** Renders again when the tier changes, also when it expires while the page is open. */
export function useSubscription(): SubscriptionState {
  return useSyncExternalStore(store.subscribe, store.get);
}

/** Whether ads are shown; renders again when the tier changes. Where another source than the tier answers, it is asked. */
export function useAdsOn(isOn: () => boolean = adsOn): boolean {
  return useSyncExternalStore(store.subscribe, isOn);
}
