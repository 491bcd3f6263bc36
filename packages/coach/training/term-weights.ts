import { logistic } from '../src/scoring/curves.ts';
import { randomFrom } from '../src/seeded.ts';

/** A text with the value that its terms should show, from 0 to 1, and how much it counts. */
export type TargetText<Term> = {
  readonly terms: readonly Term[];
  readonly target: number;
  readonly weight: number;
};

const settings = {
  rounds: 400,
  /** The weights are the mean of those after each of the last rounds: which terms were left out by chance evens out. */
  averaged: 200,
  rate: 0.05,
  /** The share of terms that is left out at random, so that no term is relied on alone. */
  dropped: 0.5,
} as const;

/**
 * Learns a weight for each term (logistic regression). The value of a text is the sum of its terms' weights, divided by the
 * root of their number.
 */
export function trainTermWeights<Term>(
  terms: readonly Term[],
  given: readonly TargetText<Term>[],
  { seed, shrinkage }: { readonly seed: string; readonly shrinkage: number },
): { readonly weights: Float64Array; readonly start: number } {
  const random = randomFrom(seed);
  const numbers = new Map(terms.map((term, number) => [term, number]));
  const texts = given.map(({ terms: all, target, weight }) => ({
    target,
    weight,
    terms: [...new Set(all.flatMap((term) => numbers.get(term) ?? []))],
  }));
  const total = texts.reduce((sum, { weight }) => sum + weight, 0);
  const weights = new Float64Array(terms.length);
  const mean = new Float64Array(terms.length);
  const square = new Float64Array(terms.length);
  let start = 0;
  const averages = new Float64Array(terms.length);
  let averageStart = 0;
  for (let round = 0; round < settings.rounds; round += 1) {
    const change = weights.map((weight) => shrinkage * weight);
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
    if (round < settings.rounds - settings.averaged) continue;
    averageStart += start / settings.averaged;
    for (let term = 0; term < weights.length; term += 1)
      averages[term]! += weights[term]! / settings.averaged;
  }
  return { weights: averages, start: averageStart };
}
