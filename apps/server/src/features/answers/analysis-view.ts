import type { ComprehensiveAnalysis } from '@daedap/contract/interviews';
import type { Selectable } from 'kysely';
import type { AnalysesTable } from '../../database/interview-tables.ts';

export type AnalysisRow = Selectable<AnalysesTable>;

export function presentAnalysis(row: AnalysisRow, totalQuestions: number): ComprehensiveAnalysis {
  return {
    id: row.session_id,
    overallScore: row.overall_score,
    overallFeedback: row.overall_feedback,
    overallStrengths: row.overall_strengths,
    overallImprovements: row.overall_improvements,
    detailedRecommendations: row.detailed_recommendations,
    categoryPerformance: row.category_performance,
    completedQuestions: row.completed_questions,
    totalQuestions,
    avgRelevanceScore: row.avg_relevance_score,
    avgClarityScore: row.avg_clarity_score,
    avgDepthScore: row.avg_depth_score,
    engine: row.engine,
    createdAt: row.created_at.toISOString(),
  };
}
