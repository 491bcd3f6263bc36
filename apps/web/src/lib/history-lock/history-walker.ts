import type { LockPorts } from './history-lock.ts';

/** No event comes when the entry does not exist; then the position has not changed. */
const giveUpMs = 5_000;

/** Moves through the history without the router noticing. */
export function createHistoryWalker({ history, clock }: Pick<LockPorts, 'history' | 'clock'>) {
  let arrive: (() => void) | null = null;
  let journey: Promise<void> | null = null;

  const travel = async (steps: number) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const cancel = clock.after(giveUpMs, resolve);
    arrive = resolve;
    history.go(steps);
    await promise;
    cancel();
    arrive = null;
  };

  return {
    /** Ends the current move, if any. Returns whether the event belongs to one. */
    arrived: (): boolean => {
      arrive?.();
      return arrive !== null;
    },
    /** Moves by that many steps, then calls `then`. */
    go: async (steps: number, then?: () => void): Promise<void> => {
      const whole = (async () => {
        await journey;
        if (steps !== 0) await travel(steps);
        then?.();
      })();
      journey = whole;
      await whole;
      if (journey === whole) journey = null;
    },
    /** Runs the work once no move is under way, which is usually at once. */
    whenThere: (work: () => void): void => {
      if (journey) void journey.then(work);
      else work();
    },
    onTheWay: () => journey !== null,
  };
}
