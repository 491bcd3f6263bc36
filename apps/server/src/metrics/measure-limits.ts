import { AppError } from '../http/app-error.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import type { Metrics } from './metrics.ts';

/** Counts what the limits refuse, and failed sign-ins, which are what one of them counts. */
export function measureLimits(limits: RateLimits, metrics: Metrics): RateLimits {
  const measured =
    (act: RateLimits['consume']): RateLimits['consume'] =>
    (limit, key) =>
      act(limit, key).catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'RATE_LIMITED') metrics.rateLimited(limit);
        throw error;
      });
  const consume = measured(limits.consume);
  return {
    ...limits,
    consume: (limit, key) => {
      if (limit === 'addressSignIns') metrics.signInFailed();
      return consume(limit, key);
    },
    check: measured(limits.check),
  };
}
