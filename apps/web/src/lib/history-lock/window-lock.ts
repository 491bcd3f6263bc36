import { systemClock } from '#/lib/time/clock.ts';
import { createHistoryLock, type HistoryLock, type LockPorts } from './history-lock.ts';

const address = () => {
  const { pathname, search, hash } = window.location;
  return `${pathname}${search}${hash}`;
};

/** The lock of this window. Made before the router, so that it hears of "back" first. */
export const lockWindow = (shown: LockPorts['shown']): HistoryLock =>
  createHistoryLock({
    history: window.history,
    events: window,
    address,
    clock: systemClock,
    shown,
  });
