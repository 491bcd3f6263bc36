import { scoreOf } from '@daedap/coach/scoring/score';
import type { ClearedAnswer } from './prompt-injection.ts';
import type { AnswerEvaluation } from './ports.ts';

export type ThreeScores = {
  readonly relevance: number;
  readonly clarity: number;
  readonly depth: number;
};

/** The scores as results carry them. */
export const scored = ({ relevance, clarity, depth }: ThreeScores) => ({
  score: scoreOf(relevance, clarity, depth),
  relevanceScore: relevance,
  clarityScore: clarity,
  depthScore: depth,
});

/**
 * The coach's result. Orders to the judge gain nothing: beside them no score is higher than that of the answer without
 * them, nor than `also`, another judge's.
 */
export function judgedByCoach(
  { whole, ofRest }: ClearedAnswer,
  also: ThreeScores | null = null,
): AnswerEvaluation {
  const all = [whole, ofRest, also].filter((scores) => scores !== null);
  const { feedback, strengths, improvements, keywords, evidence } = whole;
  return {
    ...scored({
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
