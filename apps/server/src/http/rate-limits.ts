import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { type RateLimit, rateLimits } from '@daedap/contract/constants/rate-limits';
import { keysOf } from '@daedap/contract/keys-of';
import { AppError } from './app-error.ts';

/** Counters that all nodes share, since they stand in the database. */
export type RateLimits = {
  /** Takes one point, or fails with RATE_LIMITED when none is left. */
  consume: (limit: RateLimit, key: string) => Promise<void>;
  /** Gives one point back. */
  giveBack: (limit: RateLimit, key: string) => Promise<void>;
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
        duration: rateLimits[limit].seconds,
      }),
    ]),
  );
  const limiterOf = (limit: RateLimit) => limiters.get(limit)!;
  return {
    consume: async (limit, key) => {
      try {
        await limiterOf(limit).consume(key);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const retryAfterSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw new AppError('RATE_LIMITED', { retryAfterSeconds });
      }
    },
    giveBack: async (limit, key) => void (await limiterOf(limit).reward(key)),
    forget: async (limit, key) => void (await limiterOf(limit).delete(key)),
  };
}
