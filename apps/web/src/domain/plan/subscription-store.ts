import type { TierId } from '@daedap/contract/tiers';
import { useSyncExternalStore } from 'react';
import { readItem, storageKeys } from '#/lib/storage.ts';
import { createListeners } from '#/lib/store.ts';
import { type Clock, systemClock } from '#/lib/time/clock.ts';
import {
  freePlan,
  hasAds,
  isActive,
  newSubscription,
  parseSubscription,
  type Subscription,
  type Plan,
  findPlan,
} from './subscription.ts';

/** The current plan and its subscription; the free plan has none. */
type SubscriptionState = {
  readonly plan: Plan;
  readonly subscription: Subscription | null;
};

/** A browser's timer overflows beyond this and runs at once; thirty days are more. */
const longestTimerMs = 2 ** 31 - 1;

const free: SubscriptionState = { plan: freePlan, subscription: null };

export function createSubscriptionStore(clock: Clock) {
  let storedText: string | null = null;
  let stored: Subscription | null = null;
  let state = free;
  const listeners = createListeners();
  let stopTimer = () => {};

  /** Read anew each time, so that an expiry, another tab or a cleared storage is never overlooked. */
  function get(): SubscriptionState {
    const text = readItem(storageKeys.subscription);
    if (text !== storedText) {
      storedText = text;
      stored = parseSubscription(text);
    }
    const holds = stored !== null && isActive(stored, clock.now()) ? stored : null;
    if (holds !== state.subscription) {
      state = holds ? { plan: findPlan(holds.tierId), subscription: holds } : free;
    }
    return state;
  }

  function changed(): void {
    waitForExpiry();
    listeners.notify();
  }

  function waitForExpiry(): void {
    stopTimer();
    const { subscription } = get();
    if (subscription === null || listeners.count() === 0) return;
    const left = Date.parse(subscription.expiresAt) - clock.now();
    stopTimer = clock.after(Math.min(left, longestTimerMs), changed);
  }

  function subscribe(listener: () => void): () => void {
    const stopListening = listeners.add(listener);
    if (listeners.count() === 1) {
      window.addEventListener('storage', changed);
      // A sleeping device holds timers back.
      document.addEventListener('visibilitychange', changed);
    }
    waitForExpiry();
    return () => {
      stopListening();
      if (listeners.count() > 0) return;
      window.removeEventListener('storage', changed);
      document.removeEventListener('visibilitychange', changed);
      stopTimer();
    };
  }

  /** Rejects if the browser cannot store it: a subscription that is gone with the page would be a false promise. */
  async function storePlan(tierId: TierId): Promise<Subscription> {
    const next = newSubscription(tierId, clock.now());
    window.localStorage.setItem(storageKeys.subscription, JSON.stringify(next));
    changed();
    return next;
  }

  return { get, subscribe, activate: storePlan };
}

const store = createSubscriptionStore(systemClock);

/** The plan at this moment: free without a subscription, and again when one has expired. */
export function currentPlan(): Plan {
  return store.get().plan;
}

/** Whether ads are shown at this moment. It depends on the plan, not on the session. */
export function adsOn(): boolean {
  return hasAds(currentPlan());
}

/** Starts thirty days of a plan in this browser. It calls no server. */
export function activate(tierId: TierId): Promise<Subscription> {
  return store.activate(tierId);
}

/** Renders again when the plan changes, also when it expires while the page is open. */
export function useSubscription(): SubscriptionState {
  return useSyncExternalStore(store.subscribe, store.get);
}

/** Whether ads are shown; renders again when the plan changes. A caller may pass another source than the plan. */
export function useAdsOn(isOn: () => boolean = adsOn): boolean {
  return useSyncExternalStore(store.subscribe, isOn);
}
