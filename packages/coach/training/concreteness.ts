import { logistic } from '../src/scoring/curves.ts';
import { randomFrom } from '../src/seeded.ts';

const settings = {
  rounds: 200,
  rate: 0.05,
  shrinkage: 2e-4,
  /** The share of terms that is left out at random, so that no term is relied on alone. */
  dropped: 0.5,
  /** The mean value of content; that of empty talk is as far below 0. */
  level: 2.2,
} as const;

/**
 * Learns how much each term sounds like content or like empty talk (logistic regression). The value of a text is the
 * sum of its terms' weights, divided by the root of their number.
 */
export function trainConcreteness(
  terms: readonly string[],
  content: readonly (readonly string[])[],
  empty: readonly (readonly string[])[],
): { readonly weights: Float64Array; readonly start: number } {
  const random = randomFrom('concreteness');
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
      const kept = text.terms.filter(() => random() > settings.dropped);
      const scale = 1 / Math.sqrt(Math.max(1, kept.length));
      const value = start + scale * kept.reduce((sum, term) => sum + weights[term]!, 0);
      const error = (text.weight * (logistic(value) - text.target)) / total;
      startChange += error;
      for (const term of kept) change[term]! += error * scale;
    }
    start -= startChange;
    for (let term = 0; term < weights.length; term += 1) {
      mean[term] = 0.9 * mean[term]! + 0.1 * change[term]!;
      square[term] = 0.99 * square[term]! + 0.01 * change[term]! ** 2;
      weights[term]! -= (settings.rate * mean[term]!) / (Math.sqrt(square[term]!) + 1e-8);
    }
  }
  const meanOf = (wanted: number) => {
    const values = texts
      .filter(({ target }) => target === wanted)
      .map(({ terms: all }) => {
        const sum = all.reduce((whole, term) => whole + weights[term]!, 0);
        return start + sum / Math.sqrt(Math.max(1, all.length));
      });
    return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  };
  const [full, hollow] = [meanOf(1), meanOf(0)];
  const scale = (2 * settings.level) / (full - hollow);
  return {
    weights: weights.map((weight) => scale * weight),
    start: settings.level + scale * (start - full),
  };
}
