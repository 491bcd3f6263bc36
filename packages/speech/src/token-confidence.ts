/** How likely the model considered the text tokens of a run. */
export type RunConfidence = {
  readonly count: number;
  readonly chances: number;
  readonly logChances: number;
};

/** Gets the model's scores at every step, with the token that was written last. */
export function createTokenConfidence(firstSpecial: number) {
  let before: { scores: Float32Array; total: number } | null = null;
  const run = { count: 0, chances: 0, logChances: 0 };
  return {
    see: (lastToken: number, now: Float32Array) => {
      if (before && lastToken < firstSpecial) {
        const logChance = (before.scores[lastToken] ?? -Infinity) - before.total;
        run.count += 1;
        run.chances += Math.exp(logChance);
        run.logChances += Math.max(logChance, impossible);
      }
      // The rules that forbid tokens write into the same array later.
      const scores = now.slice();
      before = { scores, total: logSumExp(scores) };
    },
    result: (): RunConfidence => run,
  };
}

/** A token that a rule forced against the model counts as this unlikely, not as infinitely so. */
const impossible = Math.log(1e-6);

/** The mean probability of the text tokens of several runs, without the time marks. */
export function meanConfidence(runs: readonly RunConfidence[]): number {
  const count = runs.reduce((sum, run) => sum + run.count, 0);
  const chances = runs.reduce((sum, run) => sum + run.chances, 0);
  return count === 0 ? 0 : Math.min(1, chances / count);
}

function logSumExp(scores: Float32Array): number {
  let most = -Infinity;
  for (const score of scores) if (score > most) most = score;
  let sum = 0;
  for (const score of scores) sum += Math.exp(score - most);
  return most + Math.log(sum);
}
