/** Lets so many run at a time; the others wait in line. */
export function createTurns(atATime: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atATime) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The turn is handed on, or given back.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
