import { trainTermWeights } from './term-weights.ts';

/** The mean value of content; that of empty talk is as far below 0. */
const level = 2.2;
const shrinkage = 2e-4;

/** Learns how much each term sounds like content or like empty talk. */
export function trainConcreteness(
  terms: readonly string[],
  content: readonly (readonly string[])[],
  empty: readonly (readonly string[])[],
): { readonly weights: Float64Array; readonly start: number } {
  // Both kinds count the same in all.
  const texts = [
    ...content.map((all) => ({ terms: all, target: 1, weight: 1 })),
    ...empty.map((all) => ({
      terms: all,
      target: 0,
      weight: content.length / Math.max(1, empty.length),
    })),
  ];
  const { weights, start } = trainTermWeights(terms, texts, { seed: 'concreteness', shrinkage });
  const numbers = new Map(terms.map((term, number) => [term, number]));
  const meanOf = (wanted: number) => {
    const values = texts
      .filter(({ target }) => target === wanted)
      .map(({ terms: all }) => {
        const known = all.flatMap((term) => numbers.get(term) ?? []);
        const sum = known.reduce((whole, term) => whole + weights[term]!, 0);
        return start + sum / Math.sqrt(Math.max(1, known.length));
      });
    return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  };
  const [full, hollow] = [meanOf(1), meanOf(0)];
  const scale = (2 * level) / (full - hollow);
  return {
    weights: weights.map((weight) => scale * weight),
    start: level + scale * (start - full),
  };
}
