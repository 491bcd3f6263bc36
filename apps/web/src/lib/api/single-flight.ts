type Waiting = { readonly delayMs: number; readonly signal: AbortSignal };

function pass({ delayMs, signal }: Waiting): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, delayMs);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

/**
 * Keeps a second press from making the same request again: while one of a name waits for its delay or runs, another
 * of that name is not made and gets what the first one gets. A cancelled one makes room at once.
 */
export function createSingleFlight<Result>(delayMs: number) {
  const flights = new Map<string, Promise<Result>>();
  return (name: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result> => {
    const running = flights.get(name);
    if (running) return running;
    const flight = pass({ delayMs, signal }).then(work);
    const makeRoom = () => {
      signal.removeEventListener('abort', makeRoom);
      if (flights.get(name) === flight) flights.delete(name);
    };
    flights.set(name, flight);
    signal.addEventListener('abort', makeRoom, { once: true });
    // Whoever asked gets the failure with `flight`.
    flight.then(makeRoom, makeRoom);
    return flight;
  };
}
