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
 * Keeps a second press from making the same request again. While a request of a name waits for its delay or runs, a
 * second request of that name is not made and gets the result of the first. A cancelled request frees its name at once.
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
    // The caller gets the failure from `flight`.
    flight.then(makeRoom, makeRoom);
    return flight;
  };
}
