/**
 * Runs one step after another for each key. Who asks while a step runs shares the next one with all others who ask
 * meanwhile: it begins after they asked, so it covers what they ask for. A final step is shared by final ones only.
 */
export function createSerial<Result>(step: (key: number, final: boolean) => Promise<Result>) {
  type Line = { last: Promise<unknown>; next: { final: boolean; result: Promise<Result> } | null };
  const lines = new Map<number, Line>();
  return {
    run: (key: number, final: boolean): Promise<Result> => {
      const line = lines.get(key) ?? { last: Promise.resolve(), next: null };
      if (line.next?.final === final) return line.next.result;
      // The failure of the one before belongs to whoever asked for it.
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
      // Whoever asked gets the failure with `result`.
      result.then(leave, leave);
      return result;
    },
  };
}
