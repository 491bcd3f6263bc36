import type { RateLimiterRes } from 'rate-limiter-flexible';

type Limiter = { consume: (key: string, points: number) => Promise<RateLimiterRes> };

/** Points that this process has taken from the shared count and not yet spent. */
type Lease = { left: number; until: number; remaining: number };

/** A share of what is left, so that nodes hold little of it when it runs out. */
const share = 20;
const manyKeys = 10_000;

/**
 * Counts calls without writing to the database for each: a node takes a few points at a time and spends them by
 * itself. All nodes together never allow more than the limit.
 */
export function createLeases(limiter: Limiter): (key: string) => Promise<void> {
  const leases = new Map<string, Lease>();
  const underWay = new Map<string, Promise<void>>();

  const take = async (key: string) => {
    const known = current(leases.get(key));
    const points = known ? Math.max(1, Math.floor(known.remaining / share)) : 1;
    const state = await limiter.consume(key, points);
    if (leases.size >= manyKeys) forgetEnded(leases);
    leases.set(key, {
      left: points,
      until: Date.now() + state.msBeforeNext,
      remaining: state.remainingPoints,
    });
  };

  return async (key) => {
    for (;;) {
      const lease = current(leases.get(key));
      if (lease && lease.left > 0) {
        lease.left -= 1;
        return;
      }
      const taking = underWay.get(key) ?? take(key).finally(() => underWay.delete(key));
      underWay.set(key, taking);
      await taking;
    }
  };
}

const current = (lease: Lease | undefined) =>
  lease && lease.until > Date.now() ? lease : undefined;

function forgetEnded(leases: Map<string, Lease>): void {
  for (const [key, lease] of leases) if (!current(lease)) leases.delete(key);
}
