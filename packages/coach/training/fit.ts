// Fits the weights of the scores to graded answers.
import { scoreWeights } from '@daedap/contract/constants/interview';
import { partNames, type PartName } from '@daedap/contract/score-effects';
import { makeLookup } from '../src/lookup.ts';
import { clamp, withinLimits } from '../src/scoring/curves.ts';
import type { PartValues } from '../src/scoring/parts.ts';
import { dimensions, type Dimension, type Weights } from '../src/scoring/weights.ts';
import type { Row } from './graded-rows.ts';

/** What graders would give an answer under another question. Such a row counts less than a graded one. */
const elsewhere = {
  weight: 0.2,
  relevance: () => 8,
  clarity: (grade: number) => grade - 10,
  depth: (grade: number) => 0.4 * grade,
} as const;

/** The overall grade is lower than the weighted sum of the three: each carries the difference. */
function targetOf({ grades, own }: Row, dimension: Dimension): number {
  const sum = dimensions.reduce((total, each) => total + scoreWeights[each] * grades[each], 0);
  const target = grades[dimension] + grades.overall - sum;
  return own ? target : elsewhere[dimension](target);
}

/**
 * The parts of each dimension, with the least weight of each. How fluently something is said is not what is said, so
 * fillers, pace and long sentences count for clarity only. People who rate real interviews reward a fluent pace; the times
 * of the calibration set were worked out from the number of words, so that it cannot show this.
 */
const least: { readonly [dimension in Dimension]: { readonly [part in PartName]?: number } } = {
  relevance: {
    subject: 20,
    drift: 0,
    points: 22,
    facts: 20,
    ideas: 0,
    volume: 0,
    time: 14,
    concrete: 0,
    substance: 0,
    figures: 0,
    deeds: 0,
    reasons: 0,
    virtues: 0,
    sweeping: 0,
    decency: 0,
  },
  clarity: {
    subject: 0,
    facts: 10,
    ideas: 0,
    time: 6,
    concrete: 0,
    substance: 0,
    reasons: 4,
    order: 3,
    opening: 3,
    pace: 24,
    fillers: 30,
    repetition: 20,
    longSentences: 0,
    wording: 0,
    virtues: 0,
    sweeping: 0,
    decency: 0,
  },
  depth: {
    subject: 0,
    drift: 0,
    points: 18,
    facts: 45,
    ideas: 0,
    volume: 5,
    time: 14,
    concrete: 0,
    substance: 0,
    figures: 0,
    deeds: 0,
    reasons: 0,
    order: 0,
    virtues: 0,
    sweeping: 0,
    decency: 0,
  },
};

/**
 * The most that a part may be worth. Few answers have sweeping claims, and nearly all of those are wrong: without a limit
 * one misheard word would cost 30 points. What sounds careless is so in two of three answers only. How much is said is not what is said, and says least about relevance.
 * Words that good answers use are not what is said either.
 */
const most: typeof least = {
  relevance: { volume: 40, substance: 6, sweeping: 45, decency: 45 },
  clarity: { substance: 3, sweeping: 45, decency: 35 },
  depth: { volume: 60, substance: 10, sweeping: 45, decency: 50 },
};

/** An answer that the gates leave less of says nothing about the parts. */
const leastKept = 0.3;
/** How much weights are held back. Each is measured by how much its part differs between answers, so that no scale counts. */
const ridge = 8;
const rounds = 200;
const centring = 20;

const rounded = (value: number) => Math.round(value * 1_000) / 1_000;

const partsOf = (valueOf: (name: PartName) => number) =>
  makeLookup(partNames, (name) => rounded(valueOf(name)));

function varianceOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
}

/** Least squares with weights between the least and the most, by coordinate descent. */
function fitDimension(
  rows: readonly Row[],
  usual: PartValues,
  dimension: Dimension,
): Weights[Dimension] {
  const lowest = least[dimension];
  const names = partNames.filter((name) => lowest[name] !== undefined);
  const parts = { ...makeLookup(partNames, (name) => lowest[name] ?? 0) };
  const values = rows.map((row) => ({
    given: makeLookup(partNames, (name) => row.parts[name] - usual[name]),
    weight: row.answer.weight * (row.own ? 1 : elsewhere.weight) * row.kept ** 2,
    target: targetOf(row, dimension) / Math.max(row.kept, leastKept),
    grade: targetOf(row, dimension),
    kept: row.kept,
    worth: row.answer.weight,
  }));
  const graded = values.filter((_, index) => rows[index]!.own);
  const worth = graded.reduce((sum, each) => sum + each.worth, 0);
  const spread = makeLookup(partNames, (name) =>
    varianceOf(graded.map(({ given }) => given[name])),
  );
  const total = values.reduce((sum, { weight }) => sum + weight, 0);
  let base = 50;
  /** What each row still misses of its target. */
  const missing = values.map(
    ({ given, target }) =>
      target - names.reduce((sum, name) => sum + parts[name] * given[name], base),
  );
  for (let round = 0; round < rounds; round += 1) {
    const change = values.reduce((sum, { weight }, row) => sum + weight * missing[row]!, 0) / total;
    base += change;
    for (let row = 0; row < missing.length; row += 1) missing[row]! -= change;
    for (const name of names) {
      const before = parts[name];
      let [up, down] = [0, ridge * spread[name]];
      values.forEach(({ given, weight }, row) => {
        up += weight * given[name] * (missing[row]! + before * given[name]);
        down += weight * given[name] ** 2;
      });
      parts[name] = clamp(up / down, lowest[name] ?? 0, most[dimension][name] ?? Infinity);
      const more = parts[name] - before;
      if (more !== 0)
        values.forEach(({ given }, row) => {
          missing[row]! -= more * given[name];
        });
    }
  }
  // The limits of the scale and the gates take points away: on average the score of a graded answer is its grade.
  for (let round = 0; round < centring; round += 1)
    base +=
      graded.reduce(
        (sum, { given, grade, kept, worth: counts }) =>
          sum +
          counts *
            (grade -
              kept *
                withinLimits(
                  names.reduce((points, name) => points + parts[name] * given[name], base),
                )),
        0,
      ) / worth;
  return { base: rounded(base), parts: partsOf((name) => parts[name]) };
}

const neutralAtZero: ReadonlySet<PartName> = new Set(['points', 'facts', 'pace', 'decency']);

/** The weights that fit rows of one language. */
export function fit(rows: readonly Row[]): Weights {
  const own = rows.filter((row) => row.own);
  const usual = partsOf((name) =>
    // What is usually there is neutral. A part that only takes away, or is unknown, is neutral at 0.
    neutralAtZero.has(name) ? 0 : own.reduce((sum, { parts }) => sum + parts[name], 0) / own.length,
  );
  const fitOne = (dimension: Dimension) => fitDimension(rows, usual, dimension);
  return {
    usual,
    relevance: fitOne('relevance'),
    clarity: fitOne('clarity'),
    depth: fitOne('depth'),
  };
}
