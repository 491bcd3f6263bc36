import type { AnswerAnalysis, ComprehensiveAnalysis } from '@daedap/contract/interviews';
import type { Selectable } from 'kysely';
import type { AnalysesTable, AnswersTable } from '../../database/interview-tables.ts';
import type { AnswerWithAnalysis } from './repository.ts';

/** An attempt at a question with its analysis. */
export function presentAttempt(row: Selectable<AnswersTable>) {
  return {
    id: row.id,
    answerText: row.answer_text,
    segments: row.segments,
    answerDuration: row.duration,
    answerVideoPath: row.video_path,
    analysisStatus: row.analysis_status,
    failureReason: row.failure_reason,
    score: row.score,
    relevanceScore: row.relevance_score,
    clarityScore: row.clarity_score,
    depthScore: row.depth_score,
    feedback: row.feedback,
    strengths: row.strengths,
    improvements: row.improvements,
    keywords: row.keywords,
    evidence: row.evidence,
    effects: row.effects,
    starred: row.starred,
    delivery: row.delivery,
    engine: row.engine,
    createdAt: row.created_at.toISOString(),
  };
}

type AnalysisRow = Selectable<AnalysesTable>;

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

/** null for an answer without scores. */
export function presentAnswerAnalysis(row: AnswerWithAnalysis): AnswerAnalysis | null {
  const { score, relevance_score, clarity_score, depth_score, engine } = row;
  if (row.analysis_status !== 'completed' || engine === null) return null;
  if (score === null || relevance_score === null || clarity_score === null || depth_score === null)
    return null;
  return {
    score,
    relevanceScore: relevance_score,
    clarityScore: clarity_score,
    depthScore: depth_score,
    feedback: row.feedback ?? '',
    strengths: row.strengths,
    improvements: row.improvements,
    keywords: row.keywords,
    transcription: row.answer_text ?? '',
    segments: row.segments,
    evidence: row.evidence,
    effects: row.effects,
    engine,
    success: true,
    processingTime: row.processing_ms ?? 0,
  };
}
