import type { ComprehensiveAnalysis } from '@daedap/contract/interviews';
import type { SubScoresProps } from '#/domain/answer/review/scores.tsx';

/** The averages of an interview, under the names that the scores of an answer have; null when one is missing. */
export function averagesOf(analysis: ComprehensiveAnalysis): SubScoresProps | null {
  const { avgRelevanceScore, avgClarityScore, avgDepthScore } = analysis;
  if (avgRelevanceScore === null || avgClarityScore === null || avgDepthScore === null) return null;
  return {
    relevanceScore: avgRelevanceScore,
    clarityScore: avgClarityScore,
    depthScore: avgDepthScore,
  };
}
