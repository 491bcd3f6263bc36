import { vi } from 'vitest';

/**
 * Waits until the check holds. A test that passes never waits that long; a busy machine may. Shorter than the limit of a
 * test, which would not say what was expected.
 */
export const eventually = <Value>(check: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(check, { timeout: 200_000, interval: 25 });
