import type { HistoryLock } from './history-lock.ts';

let lock: HistoryLock | null = null;

/** There is one for the whole page, made before the router; none where there is no history to lock. */
export function provideHistoryLock(provided: HistoryLock | null): void {
  lock = provided;
}

export const currentLock = (): HistoryLock | null => lock;
