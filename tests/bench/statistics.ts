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

/** How often a value of the first list is above one of the second; a tie counts half. */
export function areaUnderCurve(above: readonly number[], below: readonly number[]): number {
  let wins = 0;
  for (const high of above)
    for (const low of below) wins += high > low ? 1 : high === low ? 0.5 : 0;
  return wins / (above.length * below.length);
}

/** The value below which this share of the sorted values lies; 1 is the last. */
export const quantile = (sorted: readonly number[], part: number) =>
  sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0;

/** The least-squares line through the points, and the standard error of its slope. */
export function fitLine(points: readonly (readonly [x: number, y: number])[]) {
  const [meanX, meanY] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const sum = (part: (dx: number, dy: number) => number) =>
    points.reduce((total, [x, y]) => total + part(x - meanX, y - meanY), 0);
  const width = sum((dx) => dx * dx);
  if (points.length < 3 || width === 0) return { slope: 0, slopeError: Infinity };
  const slope = sum((dx, dy) => dx * dy) / width;
  const missed = sum((dx, dy) => (dy - slope * dx) ** 2);
  return { slope, slopeError: Math.sqrt(missed / (points.length - 2) / width) };
}
