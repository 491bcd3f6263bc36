import type { questionTypes } from '@daedap/contract/categories';
import { recordOf } from '../record.ts';
import type { Marks } from './marks.ts';
import type { Measures } from './measures.ts';
import { towardsOne } from './saturate.ts';

/** The things that make an answer deep. */
export const depthElements = [
  'situation',
  'ownAction',
  'plan',
  'result',
  'reflection',
  'reason',
  'number',
  'name',
  'example',
  'contrast',
  'step',
  'shared',
] as const;

export type DepthElement = (typeof depthElements)[number];

type QuestionType = (typeof questionTypes)[number];

const common = {
  result: 1.2,
  number: 1.2,
  name: 0.4,
  contrast: 0.7,
  reason: 0.5,
  example: 0.3,
  step: 0.3,
};

/** What counts how much depends on what was asked for: what was done, what would be done, or what is so. */
const weights: { readonly [type in QuestionType]: { readonly [element in DepthElement]: number } } =
  {
    behavioral: {
      ...common,
      situation: 0.5,
      ownAction: 1.7,
      plan: 0.3,
      reflection: 0.5,
      shared: 0.4,
    },
    situational: {
      ...common,
      situation: 0.3,
      ownAction: 0.7,
      plan: 1.5,
      reflection: 0.2,
      shared: 0.3,
      step: 0.7,
      reason: 0.8,
    },
    technical: {
      ...common,
      situation: 0.1,
      ownAction: 0.3,
      plan: 0.3,
      reflection: 0.1,
      shared: 0.1,
      reason: 1,
      contrast: 1.2,
      example: 0.9,
    },
    general: { ...common, situation: 0.5, ownAction: 1.4, plan: 0.6, reflection: 0.4, shared: 0.4 },
  };

export type DepthParts = { readonly [element in DepthElement]: number };

/** How much of each element there is, by its weight: together 1 when there is everything. */
export function depthParts(marks: Marks, words: number, questionType: QuestionType): DepthParts {
  const chosen = weights[questionType];
  const all = Object.values(chosen).reduce((sum, weight) => sum + weight, 0);
  // In a long answer one mention is little.
  const half = 0.7 * Math.max(1, words / 120) ** 0.7;
  return recordOf(
    depthElements,
    (element) => (chosen[element] / all) * towardsOne(marks[element].length, half),
  );
}

/** How much each of the four sides of depth is worth, with a rubric and without. */
const sides = {
  technical: { information: 0.3, vocabulary: 0.15, elements: 0.14, points: 0.45 },
  known: { information: 0.5, vocabulary: 0.28, elements: 0.2, points: 0.12 },
  unknown: { information: 0.46, vocabulary: 0.42, elements: 0.22, points: 0 },
} as const;

/**
 * Depth from 0 to 1: how much is said in so many words, how many different things, what they are, and what of the rubric.
 * What fits into the time is enough: ten seconds hold less than a minute.
 */
export function depthShare(
  elements: DepthParts,
  measures: Measures,
  coverage: number | null,
  capacity: number,
  questionType: QuestionType,
): number {
  const reach = Math.min(capacity, 60) / 60;
  const told = Object.values(elements).reduce((sum, part) => sum + part, 0);
  const wealth = Math.log1p(measures.vocabulary / 8) / Math.log1p((9 + 36 * reach) / 8);
  const worth =
    sides[coverage === null ? 'unknown' : questionType === 'technical' ? 'technical' : 'known'];
  return (
    worth.information * measures.information +
    (worth.vocabulary * (1.6 * wealth)) / (wealth + 0.6) +
    worth.elements * (1 - Math.exp((-1.6 * told) / (0.12 + 0.3 * reach))) +
    worth.points * (1 - Math.exp(-1.8 * (coverage ?? 0)))
  );
}
