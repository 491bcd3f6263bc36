export type TokenConfidence = ReturnType<typeof createTokenConfidence>;

/**
 * Measures how likely the model considered each token that it wrote. `see` gets the model's scores at every step, with
 * the token that was written last.
 */
export function createTokenConfidence(firstSpecial: number) {
  let before: { scores: Float32Array; total: number } | null = null;
  let sum = 0;
  let count = 0;
  return {
    see: (lastToken: number, now: Float32Array) => {
      if (before && lastToken < firstSpecial) {
        sum += Math.exp((before.scores[lastToken] ?? -Infinity) - before.total);
        count += 1;
      }
      // The rules that forbid tokens write into the same array later.
      const scores = now.slice();
      before = { scores, total: logSumExp(scores) };
    },
    /** Another passage begins; the tokens so far still count. */
    begin: () => {
      before = null;
    },
    /** The mean probability of the text tokens, without the time marks. */
    mean: (): number => (count === 0 ? 0 : Math.min(1, sum / count)),
  };
}

function logSumExp(scores: Float32Array): number {
  let most = -Infinity;
  for (const score of scores) if (score > most) most = score;
  let sum = 0;
  for (const score of scores) sum += Math.exp(score - most);
  return most + Math.log(sum);
}
