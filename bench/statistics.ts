/** Ranks from 1; equal values share the mean of their ranks. */
function ranks(values: readonly number[]): number[] {
  const order = values
    .map((value, index) => ({ value, index }))
    .toSorted((one, two) => one.value - two.value);
  const result = Array.from<number>({ length: values.length });
  for (let start = 0; start < order.length;) {
    let next = start;
    while (next < order.length && order[next]!.value === order[start]!.value) next += 1;
    for (let at = start; at < next; at += 1) result[order[at]!.index] = (start + next + 1) / 2;
    start = next;
  }
  return result;
}

export const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export const median = (values: readonly number[]) =>
  values.toSorted((one, two) => one - two)[Math.floor(values.length / 2)]!;

/** Spearman's rank correlation. */
export function rankCorrelation(one: readonly number[], two: readonly number[]): number {
  const [a, b] = [ranks(one), ranks(two)];
  const [meanA, meanB] = [mean(a), mean(b)];
  const covariance = mean(a.map((value, index) => (value - meanA) * (b[index]! - meanB)));
  const spread = (values: readonly number[], centre: number) =>
    Math.sqrt(mean(values.map((value) => (value - centre) ** 2)));
  return covariance / (spread(a, meanA) * spread(b, meanB));
}

/** How often a value of the first kind is above one of the second; a tie counts half. */
export function areaUnderCurve(above: readonly number[], below: readonly number[]): number {
  let wins = 0;
  for (const high of above)
    for (const low of below) wins += high > low ? 1 : high === low ? 0.5 : 0;
  return wins / (above.length * below.length);
}
