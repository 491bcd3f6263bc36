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
import { refreshAnalysis } from './comprehensive.ts';
import { type Hearing, hearAnswer, Unheard } from './hear-answer.ts';
import { publishStep } from './progress.ts';
import * as repository from './repository.ts';
import type { AnswerToAnalyse } from './repository.ts';

export type AnalyseDeps = {
  db: Kysely<Schema>;
  clock: Clock;
  evaluator: Evaluator;
  /** null: speech recognition is switched off. */
  hearing: Hearing | null;
  log: Logger;
  /** Told of every answer that ends without a score. */
  onGivenUp?: (reason: FailureReason) => void;
};

/** A job that fails is tried again after a pause, until it has failed this often. */
const mostFailures = 3;

/**
 * Takes one stored answer to its end. It may be run again at any point, by another process after the first was
 * killed: what has been reached is in the database, and an answer that is done is left alone.
 */
export async function analyseAnswer(deps: AnalyseDeps, run: JobRun): Promise<void> {
  const { answerId } = run.data;
  const answer = await repository.findForAnalysis(deps.db, answerId);
  if (!answer || answer.analysis_status === 'completed' || answer.analysis_status === 'failed')
    return;
  try {
    await analyse(deps, answer, run.signal);
  } catch (error) {
    // A process that stops is no fault of the answer's, nor is a database out of reach: it is taken up again.
    if (run.signal.aborted || isClosing(error) || isOutOfReach(error)) throw error;
    const unheard = error instanceof Unheard ? error : null;
    const failures = await repository.countFailure(deps.db, answerId);
    if (failures < mostFailures && unheard?.worthRetrying !== false) throw error;
    deps.log.warn({ err: error, answerId }, 'an answer could not be analysed');
    const reason = unheard?.reason ?? 'analysis_failed';
    await giveUp(deps.db, answerId, reason);
    deps.onGivenUp?.(reason);
  }
}

const isClosing = (error: unknown) =>
  error instanceof EngineClosed || (error instanceof Error && error.cause instanceof EngineClosed);

const isOutOfReach = (error: unknown) =>
  isConnectionError(error) || (error instanceof Unheard && isConnectionError(error.cause));

/** Ends an answer without a score. It is not a zero: nobody has judged it. */
export async function giveUp(
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
    await repository.dropUpload(trx, ended.upload_id);
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
  const said = await hearAnswer(deps, answer, signal);
  await publishStep(deps.db, ids, 'analysing', answer.language);
  const evaluation = await deps.evaluator.evaluate({
    question: {
      text: answer.question_text,
      bankId: answer.bank_id,
      questionType: answer.question_type,
      expectedDuration: answer.expected_duration,
    },
    transcript: said.text,
    durationSeconds: said.durationSeconds,
    timeLimitSeconds: answer.time_per_question,
    language: answer.language,
    segments: said.segments.length > 0 ? said.segments : undefined,
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
    await repository.dropUpload(trx, answer.upload_id);
    const status = nextStatus(session.status, 'answerAnalysed');
    if (status && status !== session.status) {
      await sessions.updateSession(trx, session.id, { status });
    }
    await publishStep(trx, ids, 'done', answer.language);
    return session.status === 'completed';
  });
  // The session was judged as a whole without waiting for this one.
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
    engine: evaluation.engine,
  };
}
