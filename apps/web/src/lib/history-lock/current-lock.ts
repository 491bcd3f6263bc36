import { systemClock } from '#/lib/time/clock.ts';
import { createHistoryLock, type HistoryLock, type LockPorts } from './history-lock.ts';

let lock: HistoryLock | null = null;

/** There is one lock for the whole page, created before the router; null where there is no history to lock. */
export function provideHistoryLock(provided: HistoryLock | null): void {
  lock = provided;
}

export const currentLock = (): HistoryLock | null => lock;

const address = () => {
  const { pathname, search, hash } = window.location;
  return `${pathname}${search}${hash}`;
};

/** The lock of this window. Created before the router, so that it gets `popstate` first. */
export const lockWindow = (shown: LockPorts['shown']): HistoryLock =>
  createHistoryLock({
    history: window.history,
    events: window,
    address,
    clock: systemClock,
    shown,
  });
