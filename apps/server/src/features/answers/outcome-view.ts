import type { AnswerAnalysis } from '@daedap/contract/interviews';
import type { Outcome } from './repository.ts';

/** null unless the answer has been judged. */
export function presentAnswerAnalysis(row: Outcome): AnswerAnalysis | null {
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
    engine,
    success: true,
    processingTime: row.processing_ms ?? 0,
  };
}
