/**
 * Runs one step after another for each key. Calls that come while a step runs share the next step: it begins after
 * them, so it covers what they need. Final calls share a step only with final calls.
 */
export function createSerial<Result>(step: (key: number, final: boolean) => Promise<Result>) {
  type Line = { last: Promise<unknown>; next: { final: boolean; result: Promise<Result> } | null };
  const lines = new Map<number, Line>();
  return {
    run: (key: number, final: boolean): Promise<Result> => {
      const line = lines.get(key) ?? { last: Promise.resolve(), next: null };
      if (line.next?.final === final) return line.next.result;
      // The callers of the step before get its error.
      const before = line.last.catch(() => undefined);
      const result = before.then(() => {
        if (line.next?.result === result) line.next = null;
        return step(key, final);
      });
      line.next = { final, result };
      line.last = result;
      lines.set(key, line);
      const leave = () => {
        if (line.last === result) lines.delete(key);
      };
      // The callers get the error with `result`.
      result.then(leave, leave);
      return result;
    },
  };
}
