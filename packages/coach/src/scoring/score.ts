import { scoreWeights } from '@daedap/contract/constants/interview';
import type { AnswerReading } from '../reading.ts';
import { measureClarity, type ClarityParts } from './clarity.ts';
import { toScore } from './curves.ts';
import { measureDepth, type DepthParts } from './depth.ts';
import { findDiscounts, type Discounts } from './discounts.ts';
import { measure, type Measures } from './measures.ts';
import { measureRelevance } from './relevance.ts';

/** The scores of an answer, each from 0 to 100, and what they were made of. */
export type AnswerScores = {
  readonly score: number;
  readonly relevance: number;
  readonly clarity: number;
  readonly depth: number;
  readonly measures: Measures;
  readonly clarityParts: ClarityParts;
  readonly depthParts: DepthParts;
  readonly discounts: Discounts;
};

/** Scores an answer. Each dimension has a file of its own; `discounts.ts` has what lowers all of them. */
export function scoreReading(reading: AnswerReading): AnswerScores {
  const measures = measure(reading);
  const discounts = findDiscounts(reading, measures);

  const relevanceShare = measureRelevance(reading, discounts);
  const clarity = measureClarity(reading, measures, discounts);
  const depth = measureDepth(reading, measures, discounts, relevanceShare);

  const scores = {
    relevance: toScore(relevanceShare),
    clarity: toScore(clarity.share),
    depth: toScore(depth.share),
  };
  return {
    score: scoreOf(scores.relevance, scores.clarity, scores.depth),
    ...scores,
    measures,
    clarityParts: clarity.parts,
    depthParts: depth.parts,
    discounts,
  };
}

/** The total score. */
export const scoreOf = (relevance: number, clarity: number, depth: number) =>
  Math.round(
    scoreWeights.relevance * relevance +
      scoreWeights.clarity * clarity +
      scoreWeights.depth * depth,
  );
