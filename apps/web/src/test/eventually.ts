import { vi } from 'vitest';

/**
 * How long a test waits for something in its own process. A passing test never waits that long, except on a busy
 * machine.
 */
export const patienceMs = 60_000;

/** Waits until the check holds. */
export const eventually = <Value>(check: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(check, { timeout: patienceMs, interval: 20 });
