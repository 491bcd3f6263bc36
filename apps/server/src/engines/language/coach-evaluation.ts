import { scoreOf } from '@daedap/coach/scoring/score';
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
  return {
    ...toScoreFields({
      relevance: Math.min(...all.map(({ relevance }) => relevance)),
      clarity: Math.min(...all.map(({ clarity }) => clarity)),
      depth: Math.min(...all.map(({ depth }) => depth)),
    }),
    feedback,
    strengths,
    improvements,
    keywords,
    evidence,
    engine: 'embedded',
  };
}
