import { analysisWaitMs } from '@daedap/contract/constants/speech';
import type { ComprehensiveAnalysis } from '@daedap/contract/interviews';
import type { SessionRef } from '@daedap/contract/ids';
import type { User } from '@daedap/contract/users';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../lib/clock.ts';
import type { Schema } from '../../database/schema.ts';
import type { ComprehensiveEvaluation, Evaluator } from '../../engines/language/ports.ts';
import { AppError } from '../../http/app-error.ts';
import { presentAnalysis } from './analysis-view.ts';
import { findSession } from '../sessions/find-session.ts';
import * as sessions from '../sessions/repository.ts';
import { nextStatus } from '../sessions/session-status.ts';
import type { SessionRow } from '../sessions/session-view.ts';
import * as repository from './repository.ts';
import { waitForAnswer, type WaitDeps } from './wait-for-answer.ts';

type JudgeDeps = { db: Kysely<Schema>; clock: Clock; evaluator: Evaluator };

export type ComprehensiveDeps = WaitDeps & JudgeDeps & { waitMs?: number };

/** Judges a session as a whole, which completes it. One that is completed has its analysis already. */
export async function analyseSession(
  deps: ComprehensiveDeps,
  user: User,
  ref: SessionRef,
): Promise<ComprehensiveAnalysis> {
  const session = await findOwn(deps.db, user.id, ref);
  const existing = await repository.findAnalysis(deps.db, session.id);
  if (existing) return presentAnalysis(existing, session.question_count);
  await waitForUnfinished(deps, session.id);
  for (;;) {
    const evaluation = await evaluate(deps, session);
    if (!evaluation) throw new AppError('NOTHING_TO_ANALYSE');
    const stored = await deps.db.transaction().execute(async (trx) => {
      const locked = await sessions.lockSession(trx, session.id);
      if (!locked) throw new AppError('NOT_FOUND');
      // Two that asked at the same moment get the same one.
      const first = await repository.findAnalysis(trx, session.id);
      if (first) return first;
      if (!(await isCurrent(trx, session.id, evaluation))) return null;
      return store(trx, deps.clock, locked, evaluation);
    });
    if (stored) return presentAnalysis(stored, session.question_count);
  }
}

/** A client's id that no answer came with yet is a session without answers. */
async function findOwn(db: Kysely<Schema>, userId: number, ref: SessionRef): Promise<SessionRow> {
  try {
    return await findSession(db, userId, ref);
  } catch (error) {
    throw typeof ref === 'string' ? new AppError('NOTHING_TO_ANALYSE', { cause: error }) : error;
  }
}

/** Whether what was judged is still what counts: someone may have answered again meanwhile. */
async function isCurrent(
  trx: Transaction<Schema>,
  sessionId: number,
  { answerIds }: Pick<Judged, 'answerIds'>,
): Promise<boolean> {
  const rows = await repository.findJudged(trx, sessionId);
  return rows.map((row) => row.id).join() === answerIds.join();
}

/** Judges a completed session anew after one of its answers is gone; without any it is in progress again. */
export async function refreshAnalysis(
  deps: JudgeDeps,
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
      await repository.dropAnalysis(trx, sessionId);
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

/** An answer whose analysis is under way belongs into the whole. */
async function waitForUnfinished(deps: ComprehensiveDeps, sessionId: number): Promise<void> {
  const until = performance.now() + (deps.waitMs ?? analysisWaitMs);
  for (const answerId of await repository.findUnfinished(deps.db, sessionId)) {
    await waitForAnswer(deps, answerId, Math.max(0, until - performance.now()));
  }
}

type Judged = {
  answerIds: readonly number[];
  /** When the newest of them came. */
  newestAt: Date;
};

async function evaluate(
  deps: JudgeDeps,
  session: SessionRow,
): Promise<(ComprehensiveEvaluation & Judged) | null> {
  const answers = await repository.findJudged(deps.db, session.id);
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
  evaluation: ComprehensiveEvaluation & Judged,
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

/** An analysis that is made anew leaves the interview on its day, unless somebody has answered since. */
function completionOf(
  { completed_at }: Pick<SessionRow, 'completed_at'>,
  { newestAt }: Judged,
): Date | null {
  return completed_at && completed_at >= newestAt ? completed_at : null;
}
