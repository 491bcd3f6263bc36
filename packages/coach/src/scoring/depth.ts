import type { questionTypes } from '@daedap/contract/categories';
import { makeLookup } from '../lookup.ts';
import type { AnswerReading } from '../reading.ts';
import { clamp, saturate, sum, towardsOne } from './curves.ts';
import { connectedShare, type Discounts } from './discounts.ts';
import type { Measures } from './measures.ts';
import { coverageOf, truthOf } from './relevance.ts';

/** The elements that make an answer deep. */
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

/** How much of each element an answer has, by its weight: together 1 if it has everything. */
export type DepthParts = { readonly [element in DepthElement]: number };

/** A completely hollow answer loses this share of its depth. */
const hollowPenalty = 0.3;
/** An answer that is not about its question keeps `least` of its depth; from `fullFrom` of relevance on, all of it. */
const relevanceEffect = { least: 0.12, rest: 0.88, fullFrom: 0.62, exponent: 1.8 } as const;

/** Depth from 0 to 1: how much an answer says about its question, and the elements that make it up. */
export function measureDepth(
  reading: AnswerReading,
  measures: Measures,
  discounts: Discounts,
  relevance: number,
): { readonly share: number; readonly parts: DepthParts } {
  const parts = depthParts(reading, measures.words);
  const aboutQuestion =
    relevanceEffect.least +
    relevanceEffect.rest *
      clamp(relevance / relevanceEffect.fullFrom, 0, 1) ** relevanceEffect.exponent;
  const share =
    saturate(contentShare(reading, measures, parts)) *
    connectedShare(discounts) *
    (1 - hollowPenalty * discounts.hollow) *
    truthOf(reading.points) *
    aboutQuestion;
  return { share, parts };
}

/** How much each of the four sides of depth is worth: for technical questions, other questions of the bank, and all others. */
const sides = {
  technical: { information: 0.3, vocabulary: 0.15, elements: 0.14, points: 0.45 },
  known: { information: 0.5, vocabulary: 0.28, elements: 0.2, points: 0.12 },
  unknown: { information: 0.46, vocabulary: 0.42, elements: 0.22, points: 0 },
} as const;

/** An answer of a minute can have full depth. In less time, less is enough. */
const fullSeconds = 60;

/** Different words that are enough: 9, and up to 36 more in a full minute. `scale` is where the curve starts to flatten. */
const enoughWords = { least: 9, more: 36, scale: 8 } as const;
/** Enough words bring exactly the worth of the vocabulary, twice as many only a little more. */
const vocabularyCurve = { top: 1.6, half: 0.6 } as const;

/** How fast elements reach their full worth. With more time, more of them are needed. */
const elementCurve = { speed: 1.6, least: 0.12, more: 0.3 } as const;
/** How fast the covered points of the rubric reach their full worth. */
const pointCurve = 1.8;

/** How much is said in so many words, how many different things, which elements, and how much of the rubric. */
function contentShare(
  { points, capacity, questionType }: AnswerReading,
  measures: Measures,
  parts: DepthParts,
): number {
  const time = Math.min(capacity, fullSeconds) / fullSeconds;
  const elements = sum(Object.values(parts));
  const wealth =
    Math.log1p(measures.vocabulary / enoughWords.scale) /
    Math.log1p((enoughWords.least + enoughWords.more * time) / enoughWords.scale);
  const coverage = points.length === 0 ? 0 : coverageOf(points, capacity);
  const worth = sides[sideOf(points.length > 0, questionType)];
  return (
    worth.information * measures.information +
    (worth.vocabulary * (vocabularyCurve.top * wealth)) / (wealth + vocabularyCurve.half) +
    worth.elements *
      (1 -
        Math.exp(
          (-elementCurve.speed * elements) / (elementCurve.least + elementCurve.more * time),
        )) +
    worth.points * (1 - Math.exp(-pointCurve * coverage))
  );
}

function sideOf(hasRubric: boolean, questionType: QuestionType): keyof typeof sides {
  if (!hasRubric) return 'unknown';
  return questionType === 'technical' ? 'technical' : 'known';
}

type QuestionType = (typeof questionTypes)[number];

/** The weights that most question types share. */
const commonWeights = {
  result: 1.2,
  number: 1.2,
  name: 0.4,
  contrast: 0.7,
  reason: 0.5,
  example: 0.3,
  step: 0.3,
};

/** The weight of each element depends on what was asked for: what was done, what would be done, or what is true. */
const elementWeights: {
  readonly [type in QuestionType]: { readonly [element in DepthElement]: number };
} = {
  behavioral: {
    ...commonWeights,
    situation: 0.5,
    ownAction: 1.7,
    plan: 0.3,
    reflection: 0.5,
    shared: 0.4,
  },
  situational: {
    ...commonWeights,
    situation: 0.3,
    ownAction: 0.7,
    plan: 1.5,
    reflection: 0.2,
    shared: 0.3,
    step: 0.7,
    reason: 0.8,
  },
  technical: {
    ...commonWeights,
    situation: 0.1,
    ownAction: 0.3,
    plan: 0.3,
    reflection: 0.1,
    shared: 0.1,
    reason: 1,
    contrast: 1.2,
    example: 0.9,
  },
  general: {
    ...commonWeights,
    situation: 0.5,
    ownAction: 1.4,
    plan: 0.6,
    reflection: 0.4,
    shared: 0.4,
  },
};

/** One mention in an answer of up to 120 words is worth more than a half; in a longer answer one mention is little. */
const halfMentions = { count: 0.7, words: 120, exponent: 0.7 } as const;

function depthParts({ marks, questionType }: AnswerReading, words: number): DepthParts {
  const weights = elementWeights[questionType];
  const total = sum(Object.values(weights));
  const half =
    halfMentions.count * Math.max(1, words / halfMentions.words) ** halfMentions.exponent;
  return makeLookup(
    depthElements,
    (element) => (weights[element] / total) * towardsOne(marks[element].length, half),
  );
}
