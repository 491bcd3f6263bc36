import type { TierId } from '@daedap/contract/tiers';
import { readItem } from '#/lib/storage/local-store.ts';
import { storageKeys } from '#/lib/storage/storage-keys.ts';
import { createListeners } from '#/lib/store.ts';
import type { Clock } from '#/lib/time/clock.ts';
import {
  freeTier,
  isActive,
  newSubscription,
  parseSubscription,
  tierWith,
  type Subscription,
  type Tier,
} from './subscription.ts';

/** The tier that holds now, and the subscription that gives it: none on the free tier. */
export type SubscriptionState = {
  readonly tier: Tier;
  readonly subscription: Subscription | null;
};

/** A browser's timer overflows beyond this and runs at once; thirty days are more. */
const longestTimerMs = 2 ** 31 - 1;

const free: SubscriptionState = { tier: freeTier, subscription: null };

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
      state = holds ? { tier: tierWith(holds.tierId), subscription: holds } : free;
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

  /** Rejects where the browser does not keep it: a subscription that is gone with the page would be a false promise. */
  async function activate(tierId: TierId): Promise<Subscription> {
    const next = newSubscription(tierId, clock.now());
    window.localStorage.setItem(storageKeys.subscription, JSON.stringify(next));
    changed();
    return next;
  }

  return { get, subscribe, activate };
}
