import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { FailureReason } from '@daedap/contract/interviews';
import type { Clock } from '../../lib/clock.ts';
import { isConnectionError } from '../../database/connection-errors.ts';
import type { Schema } from '../../database/schema.ts';
import type { AnswerEvaluation, Evaluator } from '../../engines/language/ports.ts';
import { EngineClosed } from '../../engines/speech/transcriber.ts';
import type { JobRun } from '../../jobs/queue.ts';
import * as sessions from '../sessions/repository.ts';
import { nextStatus } from '../sessions/session-status.ts';
import { refreshAnalysis } from './analyse-session.ts';
import {
  type AnswerTranscriber,
  transcribeAnswer,
  TranscriptionError,
} from './transcribe-answer.ts';
import { publishStep } from './publish-progress.ts';
import * as repository from './repository.ts';
import type { AnswerToAnalyse } from './repository.ts';

export type AnalyseDeps = {
  db: Kysely<Schema>;
  clock: Clock;
  evaluator: Evaluator;
  /** null: speech recognition is switched off. */
  transcriber: AnswerTranscriber | null;
  log: Logger;
  /** Called for every answer that ends without a score. */
  onUnscored?: (reason: FailureReason) => void;
};

/** A failed analysis is tried again until it has failed this often. */
const maxFailures = 3;

/**
 * Transcribes and evaluates one stored answer. It can run again at any point, for example in another process after
 * the first was killed: each step is stored, and an answer whose analysis has ended stays as it is.
 */
export async function analyseAnswer(deps: AnalyseDeps, run: JobRun): Promise<void> {
  const { answerId } = run.data;
  const answer = await repository.findForAnalysis(deps.db, answerId);
  if (!answer || answer.analysis_status === 'completed' || answer.analysis_status === 'failed')
    return;
  try {
    await analyse(deps, answer, run.signal);
  } catch (error) {
    // A stopping process or an unreachable database says nothing about the answer: the job runs again.
    if (run.signal.aborted || isClosing(error) || isOutOfReach(error)) throw error;
    const transcriptionError = error instanceof TranscriptionError ? error : null;
    const failures = await repository.countFailure(deps.db, answerId);
    if (failures < maxFailures && transcriptionError?.worthRetrying !== false) throw error;
    deps.log.warn({ err: error, answerId }, 'an answer could not be analysed');
    const reason = transcriptionError?.reason ?? 'analysis_failed';
    await markUnscored(deps.db, answerId, reason);
    deps.onUnscored?.(reason);
  }
}

const isClosing = (error: unknown) =>
  error instanceof EngineClosed || (error instanceof Error && error.cause instanceof EngineClosed);

const isOutOfReach = (error: unknown) =>
  isConnectionError(error) ||
  (error instanceof TranscriptionError && isConnectionError(error.cause));

/** Marks an answer as unscored, which is not the same as a score of zero. */
export async function markUnscored(
  db: Kysely<Schema>,
  answerId: number,
  reason: FailureReason,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const sessionId = await repository.sessionOfAnswer(trx, answerId);
    const session = sessionId !== null && (await sessions.lockSession(trx, sessionId));
    if (!session) return;
    const ended = await repository.updateUnfinished(trx, answerId, {
      analysis_status: 'failed',
      failure_reason: reason,
    });
    if (!ended) return;
    await repository.deleteUpload(trx, ended.upload_id);
    const ids = { answerId, sessionId: session.id, questionId: ended.question_id };
    await publishStep(trx, ids, 'failed', session.language, reason);
  });
}

async function analyse(
  deps: AnalyseDeps,
  answer: AnswerToAnalyse,
  signal: AbortSignal,
): Promise<void> {
  const start = performance.now();
  const ids = {
    answerId: answer.id,
    sessionId: answer.session_id,
    questionId: answer.question_id,
  };
  await repository.updateUnfinished(deps.db, answer.id, { analysis_status: 'processing' });
  if (answer.source !== 'text') {
    await publishStep(deps.db, ids, 'transcribing', answer.language);
  }
  const spoken = await transcribeAnswer(deps, answer, signal);
  await publishStep(deps.db, ids, 'analysing', answer.language);
  const evaluation = await deps.evaluator.evaluate({
    question: {
      text: answer.question_text,
      bankId: answer.bank_id,
      questionType: answer.question_type,
      expectedDuration: answer.expected_duration,
      points: answer.points,
    },
    transcript: spoken.text,
    durationSeconds: spoken.durationSeconds,
    timeLimitSeconds: answer.time_per_question,
    language: answer.language,
    segments: spoken.segments.length > 0 ? spoken.segments : undefined,
    earlier: await repository.findEarlierFeedback(deps.db, answer),
  });
  const wasCompleted = await deps.db.transaction().execute(async (trx) => {
    const session = await sessions.lockSession(trx, answer.session_id);
    const stored =
      session &&
      (await repository.updateUnfinished(trx, answer.id, {
        ...evaluationColumns(evaluation),
        processing_ms: Math.round(performance.now() - start),
      }));
    if (!stored) return false;
    await repository.deleteUpload(trx, answer.upload_id);
    const status = nextStatus(session.status, 'answerAnalysed');
    if (status && status !== session.status) {
      await sessions.updateSession(trx, session.id, { status });
    }
    await publishStep(trx, ids, 'done', answer.language);
    return session.status === 'completed';
  });
  // The session was analysed without this answer.
  if (wasCompleted && answer.counts) {
    await refreshAnalysis(deps, answer.user_id, answer.session_id);
  }
}

function evaluationColumns(evaluation: AnswerEvaluation) {
  return {
    analysis_status: 'completed' as const,
    failure_reason: null,
    score: evaluation.score,
    relevance_score: evaluation.relevanceScore,
    clarity_score: evaluation.clarityScore,
    depth_score: evaluation.depthScore,
    feedback: evaluation.feedback,
    strengths: JSON.stringify(evaluation.strengths),
    improvements: JSON.stringify(evaluation.improvements),
    keywords: JSON.stringify(evaluation.keywords),
    evidence: JSON.stringify(evaluation.evidence),
    effects: JSON.stringify(evaluation.effects),
    engine: evaluation.engine,
  };
}
