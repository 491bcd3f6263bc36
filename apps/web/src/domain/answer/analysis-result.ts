import { id } from '@daedap/contract/ids';
import {
  type AnswerAnalysis,
  answerAnalysis,
  type AnswerAttempt,
  failureReasons,
} from '@daedap/contract/interviews';
import type { UnknownValue } from '@daedap/contract/lenient';
import { z } from 'zod';
import type { AnalysisResult } from './answer-port.ts';
import type { AnswerReport } from './api/send-entry.ts';

type ReportedAnswer = Pick<
  AnswerReport,
  'sessionId' | 'questionId' | 'answerId' | 'analysis' | 'failureReason'
> & { readonly analysisStatus: AnswerReport['analysisStatus'] | UnknownValue };

/** What the server says about an answer; null while the analysis goes on. */
export function readResult(report: ReportedAnswer): AnalysisResult | null {
  const { sessionId, questionId, answerId, analysis, analysisStatus, failureReason } = report;
  const stored = { sessionId, questionId, answerId };
  switch (analysisStatus) {
    case 'pending':
    case 'processing':
      return null;
    case 'failed':
      return { ...stored, kind: 'unscored', reason: failureReason };
    case 'completed':
      if (!analysis) return { ...stored, kind: 'unscored', reason: failureReason };
      return { ...stored, kind: isSilent(analysis) ? 'silent' : 'scored', analysis };
    // A status of another version of the server: it is asked again.
    default:
      return null;
  }
}

const isSilent = ({ transcription, score }: AnswerAnalysis) =>
  transcription.trim() === '' && score === 0;

/** The same for an answer that was read later. */
export function readStoredResult(sessionId: number, answer: AnswerAttempt): AnalysisResult | null {
  const { id: answerId, questionId, analysisStatus, failureReason } = answer;
  const analysis = analysisOf(answer);
  return readResult({ sessionId, questionId, answerId, analysisStatus, failureReason, analysis });
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
    // Unknown to this version, and not shown.
    engine: engine ?? 'embedded',
    strengths: answer.strengths,
    improvements: answer.improvements,
    keywords: answer.keywords,
    segments: answer.segments,
    evidence: answer.evidence,
    effects: answer.effects,
    feedback: answer.feedback ?? '',
    transcription: answer.answerText ?? '',
    success: true,
    // Not stored with the answer.
    processingTime: 0,
  };
}

const ids = { sessionId: id, questionId: id, answerId: id };

/** A result of the server, read back from another tab or after a reload. */
export const storedResult = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('scored'), ...ids, analysis: answerAnalysis }),
  z.object({ kind: z.literal('silent'), ...ids, analysis: answerAnalysis }),
  z.object({ kind: z.literal('unscored'), ...ids, reason: z.enum(failureReasons).nullable() }),
]);
