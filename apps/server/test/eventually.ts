import { vi } from 'vitest';

/** Waits until the check holds: long enough for a machine that has much else to do. */
export const eventually = <Value>(check: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(check, { timeout: 20_000, interval: 25 });
