import type { LockPorts } from './history-lock.ts';

/** No answer comes when the entry is gone; then one is where one is. */
const giveUpMs = 1_000;

/** Goes through the history without the router hearing of it. */
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
    /** Whether the event that has come belongs to a journey, which it ends. */
    arrived: (): boolean => {
      arrive?.();
      return arrive !== null;
    },
    /** Takes so many steps, then does the rest. */
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
    /** Does it when nobody is on the way: at once, as a rule. */
    whenThere: (work: () => void): void => {
      if (journey) void journey.then(work);
      else work();
    },
    onTheWay: () => journey !== null,
  };
}
