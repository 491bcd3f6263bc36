import { type RateLimit, rateLimits } from '@daedap/contract/constants/network';
import { keysOf } from '@daedap/contract/keys-of';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Metrics } from '../metrics/metrics.ts';
import { AppError } from './app-error.ts';

/** Clocks of nodes may differ by this much. */
const clockSlackSeconds = 5;
/** A node takes 1/20 of the remaining points at a time, so that it holds few when they run out. */
const leaseShare = 20;
const maxLeases = 10_000;

/** Counters in the database, which all nodes share. */
export type RateLimits = {
  /** Takes one point, or fails with RATE_LIMITED when none is left. */
  consume: (limit: RateLimit, key: string) => Promise<void>;
  /** Fails with RATE_LIMITED when no point is left, and takes none. */
  check: (limit: RateLimit, key: string) => Promise<void>;
  /** Sets the count back to zero. */
  forget: (limit: RateLimit, key: string) => Promise<void>;
};

export function createRateLimits(pool: pg.Pool, points: Record<RateLimit, number>): RateLimits {
  const limiters = new Map(
    keysOf(rateLimits).map((limit) => [
      limit,
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: true,
        keyPrefix: limit,
        points: points[limit],
        // Calls beyond the limit are refused without asking the database again.
        ...(limit === 'calls' && { inMemoryBlockOnConsumed: points[limit] + 1 }),
        duration: rateLimits[limit].seconds,
      }),
    ]),
  );
  const limiterOf = (limit: RateLimit) => limiters.get(limit)!;
  const leaseCall = createLeases(limiterOf('calls'));
  const take = async (limit: RateLimit, key: string) => {
    if (limit === 'calls') await leaseCall(key);
    else await limiterOf(limit).consume(key);
  };
  return {
    consume: async (limit, key) => {
      try {
        await take(limit, key).catch(async (refusal: unknown) => {
          if (!(refusal instanceof RateLimiterRes && isFromWrongClock(limit, refusal)))
            throw refusal;
          await limiterOf(limit).delete(key);
          await take(limit, key);
        });
      } catch (refusal) {
        throw refusal instanceof RateLimiterRes ? rateLimited(refusal) : refusal;
      }
    },
    check: async (limit, key) => {
      const state = await limiterOf(limit).get(key);
      if (state && state.remainingPoints <= 0 && !isFromWrongClock(limit, state)) {
        throw rateLimited(state);
      }
    },
    forget: async (limit, key) => void (await limiterOf(limit).delete(key)),
  };
}

/** A count that lasts longer than its limit began while a clock was wrong, and would lock people out. */
const isFromWrongClock = (limit: RateLimit, { msBeforeNext }: RateLimiterRes) =>
  msBeforeNext > (rateLimits[limit].seconds + clockSlackSeconds) * 1000;

function rateLimited({ msBeforeNext }: RateLimiterRes): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new AppError('RATE_LIMITED', { retryAfterSeconds });
}

/** Reports refused calls to the metrics, and failed sign-ins, which one of the limits counts. */
export function measureLimits(limits: RateLimits, metrics: Metrics): RateLimits {
  const reporting =
    (method: RateLimits['consume']): RateLimits['consume'] =>
    (limit, key) =>
      method(limit, key).catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'RATE_LIMITED') metrics.rateLimited(limit);
        throw error;
      });
  const consume = reporting(limits.consume);
  return {
    ...limits,
    consume: (limit, key) => {
      if (limit === 'addressSignIns') metrics.signInFailed();
      return consume(limit, key);
    },
    check: reporting(limits.check),
  };
}

type Limiter = { consume: (key: string, points: number) => Promise<RateLimiterRes> };

/** Points that this process has taken from the shared count and not yet spent. */
type Lease = { left: number; until: number; remaining: number };

/**
 * Counts calls without writing to the database for each: a node takes a few points at a time and spends them on its
 * own. All nodes together never allow more than the limit.
 */
function createLeases(limiter: Limiter): (key: string) => Promise<void> {
  const leases = new Map<string, Lease>();
  const underWay = new Map<string, Promise<void>>();

  const take = async (key: string) => {
    const known = current(leases.get(key));
    const points = known ? Math.max(1, Math.floor(known.remaining / leaseShare)) : 1;
    const state = await limiter.consume(key, points);
    if (leases.size >= maxLeases) deleteExpired(leases);
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

function deleteExpired(leases: Map<string, Lease>): void {
  for (const [key, lease] of leases) if (!current(lease)) leases.delete(key);
}
