import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { type RateLimit, rateLimits } from '@daedap/contract/constants/network';
import { keysOf } from '@daedap/contract/keys-of';
import { AppError } from './app-error.ts';
import { createLeases } from './call-leases.ts';

/** Nodes whose clocks differ by less than this are taken to agree. */
const clockSlackSeconds = 5;

/** Counters that all nodes share, since they stand in the database. */
export type RateLimits = {
  /** Takes one point, or fails with RATE_LIMITED when none is left. */
  consume: (limit: RateLimit, key: string) => Promise<void>;
  /** Fails with RATE_LIMITED when no point is left, and takes none. */
  check: (limit: RateLimit, key: string) => Promise<void>;
  /** Forgets what was counted. */
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
        // Whoever goes on calling beyond it is refused without asking the database again.
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
          if (!(refusal instanceof RateLimiterRes && isOfWrongClock(limit, refusal))) throw refusal;
          await limiterOf(limit).delete(key);
          await take(limit, key);
        });
      } catch (refusal) {
        throw refusal instanceof RateLimiterRes ? rateLimited(refusal) : refusal;
      }
    },
    check: async (limit, key) => {
      const state = await limiterOf(limit).get(key);
      if (state && state.remainingPoints <= 0 && !isOfWrongClock(limit, state)) {
        throw rateLimited(state);
      }
    },
    forget: async (limit, key) => void (await limiterOf(limit).delete(key)),
  };
}

/** No count lasts longer than its own time. One that does began while a clock was wrong, and would lock people out. */
const isOfWrongClock = (limit: RateLimit, { msBeforeNext }: RateLimiterRes) =>
  msBeforeNext > (rateLimits[limit].seconds + clockSlackSeconds) * 1000;

function rateLimited({ msBeforeNext }: RateLimiterRes): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new AppError('RATE_LIMITED', { retryAfterSeconds });
}
