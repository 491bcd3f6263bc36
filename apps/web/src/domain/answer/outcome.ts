import type { AnswerAnalysis, AnswerAttempt } from '@daedap/contract/interviews';
import type { UnknownValue } from '@daedap/contract/lenient';
import type { AnalysisOutcome } from './answer-port.ts';
import type { AnswerReport } from './api/send-entry.ts';

type Settled = Pick<
  AnswerReport,
  'sessionId' | 'questionId' | 'answerId' | 'analysis' | 'failureReason'
> & { readonly analysisStatus: AnswerReport['analysisStatus'] | UnknownValue };

/** Null while it goes on. */
export function outcomeOf(settled: Settled): AnalysisOutcome | null {
  const { sessionId, questionId, answerId, analysis, analysisStatus, failureReason } = settled;
  const stored = { sessionId, questionId, answerId };
  switch (analysisStatus) {
    case 'pending':
    case 'processing':
      return null;
    case 'failed':
      return { ...stored, kind: 'unheard', reason: failureReason };
    case 'completed':
      if (!analysis) return { ...stored, kind: 'unheard', reason: failureReason };
      return { ...stored, kind: isSilent(analysis) ? 'silent' : 'scored', analysis };
    // A status of another version: nothing is known of its end.
    default:
      return null;
  }
}

const isSilent = ({ transcription, score }: AnswerAnalysis) =>
  transcription.trim() === '' && score === 0;

/** The same of an answer that was read later. */
export function outcomeOfAnswer(sessionId: number, answer: AnswerAttempt): AnalysisOutcome | null {
  const { id: answerId, questionId, analysisStatus, failureReason } = answer;
  const analysis = analysisOf(answer);
  return outcomeOf({ sessionId, questionId, answerId, analysisStatus, failureReason, analysis });
}

function analysisOf(answer: AnswerAttempt): AnswerAnalysis | null {
  const { score, relevanceScore, clarityScore, depthScore, engine } = answer;
  if (score === null || relevanceScore === null || clarityScore === null || depthScore === null)
    return null;
  return {
    score,
    relevanceScore,
    clarityScore,
    depthScore,
    // Unknown to this version; nobody is shown it.
    engine: engine ?? 'embedded',
    strengths: answer.strengths,
    improvements: answer.improvements,
    keywords: answer.keywords,
    segments: answer.segments,
    evidence: answer.evidence,
    feedback: answer.feedback ?? '',
    transcription: answer.answerText ?? '',
    success: true,
    // How long it took is told only to whoever waited.
    processingTime: 0,
  };
}
