import { adsEnabled } from '@daedap/contract/constants/ads';
import { subscriptionDays, tiers, type TierId } from '@daedap/contract/tiers';
import { z } from 'zod';

export type Plan = (typeof tiers)[number];

export const freePlan: Plan = tiers[0];

const dayMs = 24 * 60 * 60 * 1_000;

const subscription = z.object({
  tierId: z.enum(tiers.map((plan) => plan.id)),
  status: z.string(),
  startedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});

export type Subscription = z.output<typeof subscription>;

/** What the browser kept; null when it is missing or was tampered with. */
export function parseSubscription(stored: string | null): Subscription | null {
  if (stored === null) return null;
  try {
    return subscription.safeParse(JSON.parse(stored)).data ?? null;
  } catch {
    // No JSON: someone has changed it by hand, and it counts as none.
    return null;
  }
}

export function newSubscription(tierId: TierId, now: number): Subscription {
  return {
    tierId,
    status: 'active',
    startedAt: new Date(now).toISOString(),
    expiresAt: new Date(now + subscriptionDays * dayMs).toISOString(),
  };
}

export function isActive({ status, expiresAt }: Subscription, now: number): boolean {
  return status === 'active' && now < Date.parse(expiresAt);
}

export function findPlan(id: TierId): Plan {
  return tiers.find((plan) => plan.id === id) ?? freePlan;
}

/** Ads are shown on the free plan. */
export const hasAds = (plan: Plan) => adsEnabled && plan.price === 0;

/** The plans that give more than this one. */
export function plansAbove(plan: Plan): readonly Plan[] {
  return tiers.filter(({ timeLimit }) => timeLimit > plan.timeLimit);
}
