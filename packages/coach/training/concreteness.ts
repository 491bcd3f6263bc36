import { logistic } from '../src/scoring/curves.ts';

const settings = { rounds: 400, rate: 0.05, shrinkage: 2e-4 } as const;

/**
 * Learns how much each term sounds like content or like empty talk (logistic regression). The value of a text is the
 * sum of its terms' weights, divided by the root of their number.
 */
export function trainConcreteness(
  terms: readonly string[],
  content: readonly (readonly string[])[],
  empty: readonly (readonly string[])[],
): { readonly weights: Float64Array; readonly start: number } {
  const numbers = new Map(terms.map((term, number) => [term, number]));
  const read = (all: readonly (readonly string[])[], target: number, weight: number) =>
    all.map((text) => ({
      target,
      weight,
      terms: text.flatMap((term) => numbers.get(term) ?? []),
    }));
  // Both kinds count the same in all.
  const texts = [
    ...read(content, 1, 1),
    ...read(empty, 0, content.length / Math.max(1, empty.length)),
  ];
  const total = texts.reduce((sum, { weight }) => sum + weight, 0);
  const weights = new Float64Array(terms.length);
  const mean = new Float64Array(terms.length);
  const square = new Float64Array(terms.length);
  let start = 0;
  for (let round = 0; round < settings.rounds; round += 1) {
    const change = weights.map((weight) => settings.shrinkage * weight);
    let startChange = 0;
    for (const text of texts) {
      const scale = 1 / Math.sqrt(Math.max(1, text.terms.length));
      const value = start + scale * text.terms.reduce((sum, term) => sum + weights[term]!, 0);
      const error = (text.weight * (logistic(value) - text.target)) / total;
      startChange += error;
      for (const term of text.terms) change[term]! += error * scale;
    }
    start -= startChange;
    for (let term = 0; term < weights.length; term += 1) {
      mean[term] = 0.9 * mean[term]! + 0.1 * change[term]!;
      square[term] = 0.99 * square[term]! + 0.01 * change[term]! ** 2;
      weights[term]! -= (settings.rate * mean[term]!) / (Math.sqrt(square[term]!) + 1e-8);
    }
  }
  return { weights, start };
}
