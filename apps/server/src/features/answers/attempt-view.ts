import type { Selectable } from 'kysely';
import type { AnswersTable } from '../../database/interview-tables.ts';

/** What was said in an attempt at a question, and what was made of it. */
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
    engine: row.engine,
    createdAt: row.created_at.toISOString(),
  };
}
