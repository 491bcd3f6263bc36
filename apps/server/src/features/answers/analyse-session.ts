import { analysisWaitMs } from '@daedap/contract/constants/speech';
import type { ComprehensiveAnalysis } from '@daedap/contract/interviews';
import type { SessionRef } from '@daedap/contract/ids';
import type { User } from '@daedap/contract/users';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../lib/clock.ts';
import type { Schema } from '../../database/schema.ts';
import type { ComprehensiveEvaluation, Evaluator } from '../../engines/language/ports.ts';
import { AppError } from '../../http/app-error.ts';
import { presentAnalysis } from './presenters.ts';
import { findSession, type SessionRow } from '../sessions/find-session.ts';
import * as sessions from '../sessions/repository.ts';
import { nextStatus } from '../sessions/session-status.ts';
import * as repository from './repository.ts';
import { waitForAnswer, type WaitDeps } from './wait-for-answer.ts';

type EvaluationDeps = { db: Kysely<Schema>; clock: Clock; evaluator: Evaluator };

export type SessionAnalysisDeps = WaitDeps & EvaluationDeps & { waitMs?: number };

/** Analyses a session as a whole, which completes it. A completed session returns the analysis it has. */
export async function analyseSession(
  deps: SessionAnalysisDeps,
  user: User,
  ref: SessionRef,
): Promise<ComprehensiveAnalysis> {
  const session = await findOwn(deps.db, user.id, ref);
  const existing = await repository.findAnalysis(deps.db, session.id);
  if (existing) return presentAnalysis(existing, session.question_count);
  await waitForUnfinished(deps, session.id);
  let questionCount = session.question_count;
  for (;;) {
    const evaluation = await evaluate(deps, session);
    if (!evaluation) throw new AppError('NOTHING_TO_ANALYSE');
    const stored = await deps.db.transaction().execute(async (trx) => {
      const locked = await sessions.lockSession(trx, session.id);
      if (!locked) throw new AppError('NOT_FOUND');
      // Two requests at the same moment get the same analysis.
      const first = await repository.findAnalysis(trx, session.id);
      if (first) return first;
      if (!(await isCurrent(trx, session.id, evaluation))) return null;
      if (locked.mode === 'real')
        questionCount = await sessions.dropUnaskedFollowUps(trx, session.id);
      return store(trx, deps.clock, locked, evaluation);
    });
    if (stored) return presentAnalysis(stored, questionCount);
  }
}

/** The session of a client id is created with its first answer, so an unknown client id means: no answers yet. */
async function findOwn(db: Kysely<Schema>, userId: number, ref: SessionRef): Promise<SessionRow> {
  try {
    return await findSession(db, userId, ref);
  } catch (error) {
    throw typeof ref === 'string' ? new AppError('NOTHING_TO_ANALYSE', { cause: error }) : error;
  }
}

/** Whether the evaluated answers still are the ones that count: the user may have answered again meanwhile. */
async function isCurrent(
  trx: Transaction<Schema>,
  sessionId: number,
  { answerIds }: Pick<EvaluatedAnswers, 'answerIds'>,
): Promise<boolean> {
  const rows = await repository.findScored(trx, sessionId);
  return rows.map((row) => row.id).join() === answerIds.join();
}

/** Analyses a completed session again after an answer changed. Without scored answers it is in progress again. */
export async function refreshAnalysis(
  deps: EvaluationDeps,
  userId: number,
  sessionId: number,
): Promise<void> {
  const session = await findSession(deps.db, userId, sessionId);
  for (;;) {
    const evaluation = await evaluate(deps, session);
    const isDone = await deps.db.transaction().execute(async (trx) => {
      const locked = await sessions.lockSession(trx, sessionId);
      if (locked?.status !== 'completed') return true;
      if (!(await isCurrent(trx, sessionId, evaluation ?? { answerIds: [] }))) return false;
      await repository.deleteAnalysis(trx, sessionId);
      if (evaluation) {
        const now = () => locked.completed_at ?? deps.clock.now();
        await store(trx, { now }, locked, evaluation);
      } else {
        const status = nextStatus(locked.status, 'analysisDropped') ?? locked.status;
        await sessions.updateSession(trx, sessionId, { status, completed_at: null });
      }
      return true;
    });
    if (isDone) return;
  }
}

/** Answers that are still being analysed are part of the session's analysis. */
async function waitForUnfinished(deps: SessionAnalysisDeps, sessionId: number): Promise<void> {
  const until = performance.now() + (deps.waitMs ?? analysisWaitMs);
  for (const answerId of await repository.findUnfinished(deps.db, sessionId)) {
    await waitForAnswer(deps, answerId, Math.max(0, until - performance.now()));
  }
}

type EvaluatedAnswers = {
  answerIds: readonly number[];
  /** When the newest of them was sent. */
  newestAt: Date;
};

async function evaluate(
  deps: EvaluationDeps,
  session: SessionRow,
): Promise<(ComprehensiveEvaluation & EvaluatedAnswers) | null> {
  const answers = await repository.findScored(deps.db, session.id);
  if (answers.length === 0) return null;
  const evaluation = await deps.evaluator.comprehensive(
    { mainCategory: session.main_category, language: session.language },
    answers.map((answer) => ({
      number: answer.number,
      question: {
        text: answer.text,
        bankId: answer.bank_id,
        questionType: answer.question_type,
        expectedDuration: answer.expected_duration,
        points: answer.points,
      },
      transcript: answer.answer_text ?? '',
      durationSeconds: answer.duration,
      timeLimitSeconds: session.time_per_question,
      language: session.language,
      scores: {
        score: answer.score ?? 0,
        relevance: answer.relevance_score ?? 0,
        clarity: answer.clarity_score ?? 0,
        depth: answer.depth_score ?? 0,
      },
    })),
  );
  return {
    ...evaluation,
    answerIds: answers.map((answer) => answer.id),
    newestAt: new Date(Math.max(...answers.map((answer) => answer.created_at.getTime()))),
  };
}

async function store(
  trx: Transaction<Schema>,
  clock: Clock,
  session: Pick<SessionRow, 'id' | 'status' | 'completed_at'>,
  evaluation: ComprehensiveEvaluation & EvaluatedAnswers,
) {
  const now = clock.now();
  const row = await repository.insertAnalysis(trx, {
    session_id: session.id,
    overall_score: evaluation.overallScore,
    overall_feedback: evaluation.overallFeedback,
    overall_strengths: JSON.stringify(evaluation.overallStrengths),
    overall_improvements: JSON.stringify(evaluation.overallImprovements),
    detailed_recommendations: JSON.stringify(evaluation.detailedRecommendations),
    category_performance: JSON.stringify(evaluation.categoryPerformance),
    completed_questions: evaluation.answerIds.length,
    avg_relevance_score: evaluation.avgRelevanceScore,
    avg_clarity_score: evaluation.avgClarityScore,
    avg_depth_score: evaluation.avgDepthScore,
    engine: evaluation.engine,
    created_at: now,
  });
  const status = nextStatus(session.status, 'analysisStored') ?? session.status;
  await sessions.updateSession(trx, session.id, {
    status,
    completed_at: completionOf(session, evaluation) ?? now,
  });
  return row;
}

/** Analysing again keeps the day of the interview, unless there is a newer answer. */
function completionOf(
  { completed_at }: Pick<SessionRow, 'completed_at'>,
  { newestAt }: EvaluatedAnswers,
): Date | null {
  return completed_at && completed_at >= newestAt ? completed_at : null;
}
