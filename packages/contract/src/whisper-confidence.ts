/**
 * How likely the model held each word piece that it then wrote. It is shown the model's scores at every step, with the
 * piece that was written last.
 */
export function createConfidence(firstSpecial: number) {
  let before: { scores: Float32Array; total: number } | null = null;
  let sum = 0;
  let count = 0;
  return {
    see: (lastPiece: number, now: Float32Array) => {
      if (before && lastPiece < firstSpecial) {
        sum += Math.exp((before.scores[lastPiece] ?? -Infinity) - before.total);
        count += 1;
      }
      // The model's rules write into the same array later.
      const scores = now.slice();
      before = { scores, total: logSumExp(scores) };
    },
    /** Another text begins; what was seen still counts. */
    begin: () => {
      before = null;
    },
    /** The mean probability of the pieces of text, without the marks of time. */
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
