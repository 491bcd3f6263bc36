import { vi } from 'vitest';

/** Waits until the check holds, and no longer than the time that is promised for it. */
export const within = <Value>(
  limitMs: number,
  check: () => Value | Promise<Value>,
): Promise<Value> => vi.waitFor(check, { timeout: limitMs, interval: 100 });

/** A figure for whoever reads the run. */
export const print = (line: string) => void process.stdout.write(`    ${line}\n`);
