import { vi } from 'vitest';

/**
 * How long a test waits for what happens in its own process. A test that passes never waits that long; a busy machine
 * may.
 */
export const patienceMs = 60_000;

/** Waits until the check holds. */
export const eventually = <Value>(check: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(check, { timeout: patienceMs, interval: 20 });
