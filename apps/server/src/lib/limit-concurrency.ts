/** Runs at most this many tasks at a time. The others wait in order. */
export function limitConcurrency(atATime: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atATime) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The next task takes over the place of this one.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
