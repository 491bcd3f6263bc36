import { scoreWeights } from '@daedap/contract/constants/interview';
import { type EffectName, gateNames, partNames } from '@daedap/contract/score-effects';
import { makeLookup } from '../lookup.ts';
import type { AnswerReading } from '../reading.ts';
import { withinLimits } from './curves.ts';
import { findGates, type Gates } from './gates.ts';
import { measure, type Measures } from './measures.ts';
import { measureParts, type PartValues } from './parts.ts';
import { dimensions, weights, type Dimension } from './weights.ts';

/** Points that something adds to a score or takes from it. */
export type Effect = { readonly name: EffectName; readonly points: number };

/** The scores of an answer, each from 0 to 100, and what they were made of. */
export type AnswerScores = {
  readonly score: number;
  readonly relevance: number;
  readonly clarity: number;
  readonly depth: number;
  readonly measures: Measures;
  readonly parts: PartValues;
  readonly gates: Gates;
  /** What each score is the sum of, in whole points. */
  readonly effects: { readonly [dimension in Dimension]: readonly Effect[] };
};

/**
 * Scores an answer. Each dimension is a sum: what an ordinary answer gets, and for each part its weight times how far it
 * is above or below the usual. Only the gates, for texts that are no answers, take a share of the whole.
 */
export function scoreReading(reading: AnswerReading): AnswerScores {
  const measures = measure(reading);
  const parts = measureParts(reading, measures);
  const gates = findGates(reading, measures, parts);
  const effects = makeLookup(dimensions, (dimension) =>
    reading.answer.words.length === 0 ? [] : effectsOn(dimension, reading, parts, gates),
  );
  const scores = makeLookup(dimensions, (dimension) => sumOf(effects[dimension]));
  return {
    score: scoreOf(scores.relevance, scores.clarity, scores.depth),
    ...scores,
    measures,
    parts,
    gates,
    effects,
  };
}

function effectsOn(
  dimension: Dimension,
  { answer }: AnswerReading,
  parts: PartValues,
  gates: Gates,
): Effect[] {
  const { usual, ...ofDimension } = weights[answer.language];
  const { base, parts: worth } = ofDimension[dimension];
  const effects: Effect[] = [
    { name: 'usual', points: base },
    ...partNames.map((name) => ({ name, points: worth[name] * (parts[name] - usual[name]) })),
  ];
  const total = sumOf(effects);
  effects.push({ name: 'limit', points: withinLimits(total) - total });
  for (const name of gateNames) effects.push({ name, points: (gates[name] - 1) * sumOf(effects) });
  return inWholePoints(effects);
}

const sumOf = (effects: readonly Effect[]) =>
  effects.reduce((total, { points }) => total + points, 0);

/** Rounds the effects so that they still add up to the rounded score. Those of 0 are left out. */
function inWholePoints(effects: readonly Effect[]): Effect[] {
  let [exact, shown] = [0, 0];
  return effects
    .map(({ name, points }) => {
      exact += points;
      const before = shown;
      shown = Math.round(exact);
      return { name, points: shown - before };
    })
    .filter(({ points }) => points !== 0);
}

/** The total score. */
export const scoreOf = (relevance: number, clarity: number, depth: number) =>
  Math.round(
    scoreWeights.relevance * relevance +
      scoreWeights.clarity * clarity +
      scoreWeights.depth * depth,
  );
