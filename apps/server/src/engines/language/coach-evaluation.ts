import type { Evaluation } from '@daedap/coach/evaluate';
import { scoreOf } from '@daedap/coach/scoring/score';
import { dimensions } from './outputs.ts';
import type { AnswerWithoutInjections } from './prompt-injection.ts';
import type { AnswerEvaluation } from './ports.ts';

export type ThreeScores = {
  readonly relevance: number;
  readonly clarity: number;
  readonly depth: number;
};

/** The fields of a result. */
export const toScoreFields = ({ relevance, clarity, depth }: ThreeScores) => ({
  score: scoreOf(relevance, clarity, depth),
  relevanceScore: relevance,
  clarityScore: clarity,
  depthScore: depth,
});

/**
 * The coach's evaluation. A prompt injection gains nothing: no score is higher than that of the answer without it, nor
 * than the scores of another evaluator.
 */
export function evaluationByCoach(
  { whole, ofRest }: AnswerWithoutInjections,
  otherScores: ThreeScores | null = null,
): AnswerEvaluation {
  const all = [whole, ofRest, otherScores].filter((scores) => scores !== null);
  const { feedback, strengths, improvements, keywords, evidence } = whole;
  const scores = {
    relevance: Math.min(...all.map(({ relevance }) => relevance)),
    clarity: Math.min(...all.map(({ clarity }) => clarity)),
    depth: Math.min(...all.map(({ depth }) => depth)),
  };
  return {
    ...toScoreFields(scores),
    feedback,
    strengths,
    improvements,
    keywords,
    evidence,
    effects: dimensions.flatMap((dimension) =>
      effectsOn(dimension, { whole, ofRest }, scores[dimension]),
    ),
    engine: 'embedded',
  };
}

/**
 * What the effects add up to is the score, too: what an injection would have gained counts as a request for a score. A
 * score that another evaluator lowered is not explained.
 */
function effectsOn(
  dimension: keyof ThreeScores,
  { whole, ofRest }: Pick<AnswerWithoutInjections, 'whole' | 'ofRest'>,
  score: number,
): Evaluation['effects'] {
  if (score < Math.min(whole[dimension], (ofRest ?? whole)[dimension])) return [];
  const own = whole.effects.filter((effect) => effect.dimension === dimension);
  const lost = score - whole[dimension];
  if (lost === 0) return own;
  const demand = own.find(({ name }) => name === 'demand');
  const points = (demand?.points ?? 0) + lost;
  return [...own.filter((effect) => effect !== demand), { dimension, name: 'demand', points }];
}
