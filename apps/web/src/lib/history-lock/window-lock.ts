import { createHistoryLock, type HistoryLock, type LockPorts } from './history-lock.ts';

const clock: LockPorts['clock'] = {
  after: (ms, work) => {
    const timer = window.setTimeout(work, ms);
    return () => window.clearTimeout(timer);
  },
  every: (ms, work) => {
    const timer = window.setInterval(work, ms);
    return () => window.clearInterval(timer);
  },
};

const address = () => {
  const { pathname, search, hash } = window.location;
  return `${pathname}${search}${hash}`;
};

/** The lock of this window. Made before the router, so that it hears of "back" first. */
export const lockWindow = (shown: LockPorts['shown']): HistoryLock =>
  createHistoryLock({ history: window.history, events: window, address, clock, shown });
