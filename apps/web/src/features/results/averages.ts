import type { ComprehensiveAnalysis } from '@daedap/contract/interviews';

/** The averages of an interview, under the names that the scores of an answer have. */
export const averagesOf = (analysis: ComprehensiveAnalysis) => ({
  relevanceScore: analysis.avgRelevanceScore,
  clarityScore: analysis.avgClarityScore,
  depthScore: analysis.avgDepthScore,
});
