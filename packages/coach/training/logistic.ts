// Fits how likely something is, given some signs.
import type { Signs } from '../src/likelihood-model.ts';
import { logistic } from '../src/scoring/curves.ts';

export type Sample = {
  readonly signs: Signs;
  /** From 0 to 1. */
  readonly target: number;
  /** How much it counts beside the others: 1 if it is not given. */
  readonly weight?: number;
};

const settings = { rounds: 3_000, rate: 0.5, shrinkage: 2e-3 } as const;

/** Logistic regression. Each sign is measured by how much it differs between the samples, so that no scale counts. */
export function fitModel(samples: readonly Sample[], digits = 4) {
  const names = Object.keys(samples[0]!.signs);
  const scales = names.map((name) => {
    const values = samples.map(({ signs }) => signs[name]!);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    return { mean, spread: Math.sqrt(variance) || 1 };
  });
  const total = samples.reduce((sum, { weight = 1 }) => sum + weight, 0);
  const rows = samples.map(({ signs, target, weight = 1 }) => ({
    values: names.map((name, at) => (signs[name]! - scales[at]!.mean) / scales[at]!.spread),
    target,
    share: weight / total,
  }));
  const weights = names.map(() => 0);
  let start = 0;
  for (let round = 0; round < settings.rounds; round += 1) {
    const change = weights.map((weight) => settings.shrinkage * weight);
    let startChange = 0;
    for (const { values, target, share } of rows) {
      let value = start;
      for (let at = 0; at < weights.length; at += 1) value += weights[at]! * values[at]!;
      const error = (logistic(value) - target) * share;
      startChange += error;
      for (let at = 0; at < weights.length; at += 1) change[at]! += error * values[at]!;
    }
    start -= settings.rate * startChange;
    for (let at = 0; at < weights.length; at += 1) weights[at]! -= settings.rate * change[at]!;
  }
  const rounded = (value: number) => Number(value.toFixed(digits));
  const plain = weights.map((weight, at) => weight / scales[at]!.spread);
  return {
    start: rounded(start - plain.reduce((sum, weight, at) => sum + weight * scales[at]!.mean, 0)),
    signs: Object.fromEntries(names.map((name, at) => [name, rounded(plain[at]!)])),
  };
}
