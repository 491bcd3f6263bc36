import { vi } from 'vitest';

/** Waits until the check holds. A test that passes never waits that long; a busy machine may. */
export const eventually = <Value>(check: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(check, { timeout: 300_000, interval: 25 });
