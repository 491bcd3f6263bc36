import { analysisWaitMs } from '@daedap/contract/constants/speech';
import type { ComprehensiveAnalysis } from '@daedap/contract/interviews';
import type { SessionRef } from '@daedap/contract/ids';
import type { User } from '@daedap/contract/users';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Schema } from '../../database/schema.ts';
import type { ComprehensiveEvaluation, Evaluator } from '../../engines/language/ports.ts';
import { AppError } from '../../http/app-error.ts';
import { presentAnalysis } from '../results/analysis-view.ts';
import { findSession } from '../sessions/find-session.ts';
import * as sessions from '../sessions/repository.ts';
import { nextStatus } from '../sessions/session-status.ts';
import type { SessionRow } from '../sessions/session-view.ts';
import * as repository from './repository.ts';
import { waitForAnswer, type WaitDeps } from './wait-for-answer.ts';

export type ComprehensiveDeps = WaitDeps & {
  db: Kysely<Schema>;
  clock: Clock;
  evaluator: Evaluator;
  waitMs?: number;
};

/** Judges a session as a whole, which completes it. One that is completed has its analysis already. */
export async function analyseSession(
  deps: ComprehensiveDeps,
  user: User,
  ref: SessionRef,
): Promise<ComprehensiveAnalysis> {
  const session = await findSession(deps.db, user.id, ref);
  const existing = await repository.findAnalysis(deps.db, session.id);
  if (existing) return presentAnalysis(existing, session.question_count);
  await waitForUnfinished(deps, session.id);
  const evaluation = await evaluate(deps, session);
  if (!evaluation) throw new AppError('NOTHING_TO_ANALYSE');
  const stored = await deps.db.transaction().execute(async (trx) => {
    const locked = await sessions.lockSession(trx, session.id);
    if (!locked) throw new AppError('NOT_FOUND');
    // Two that asked at the same moment get the same one.
    const first = await repository.findAnalysis(trx, session.id);
    return first ?? store(trx, deps.clock, locked, evaluation);
  });
  return presentAnalysis(stored, session.question_count);
}

/** Judges a completed session anew after one of its answers is gone; without any it is in progress again. */
export async function refreshAnalysis(
  deps: ComprehensiveDeps,
  userId: number,
  sessionId: number,
): Promise<void> {
  const session = await findSession(deps.db, userId, sessionId);
  const evaluation = await evaluate(deps, session);
  await deps.db.transaction().execute(async (trx) => {
    const locked = await sessions.lockSession(trx, sessionId);
    if (locked?.status !== 'completed') return;
    await repository.dropAnalysis(trx, sessionId);
    if (evaluation) {
      await store(trx, { now: () => locked.completed_at ?? deps.clock.now() }, locked, evaluation);
      return;
    }
    const status = nextStatus(locked.status, 'analysisDropped') ?? locked.status;
    await sessions.updateSession(trx, sessionId, { status, completed_at: null });
  });
}

/** An answer whose analysis is under way belongs into the whole. */
async function waitForUnfinished(deps: ComprehensiveDeps, sessionId: number): Promise<void> {
  const until = performance.now() + (deps.waitMs ?? analysisWaitMs);
  for (const answerId of await repository.findUnfinished(deps.db, sessionId)) {
    await waitForAnswer(deps, answerId, Math.max(0, until - performance.now()));
  }
}

async function evaluate(
  deps: ComprehensiveDeps,
  session: SessionRow,
): Promise<(ComprehensiveEvaluation & { completedQuestions: number }) | null> {
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
  return { ...evaluation, completedQuestions: answers.length };
}

async function store(
  trx: Transaction<Schema>,
  clock: Clock,
  session: { id: number; status: SessionRow['status'] },
  evaluation: ComprehensiveEvaluation & { completedQuestions: number },
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
    completed_questions: evaluation.completedQuestions,
    avg_relevance_score: evaluation.avgRelevanceScore,
    avg_clarity_score: evaluation.avgClarityScore,
    avg_depth_score: evaluation.avgDepthScore,
    engine: evaluation.engine,
    created_at: now,
  });
  const status = nextStatus(session.status, 'analysisStored') ?? session.status;
  await sessions.updateSession(trx, session.id, { status, completed_at: now });
  return row;
}
