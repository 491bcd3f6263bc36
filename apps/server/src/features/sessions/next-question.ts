import type { ParsedBodyOf } from '@daedap/contract/call';
import type { generateNextQuestion } from '@daedap/contract/calls/questions';
import { maxFollowUps } from '@daedap/contract/constants/interview';
import type { SessionRef } from '@daedap/contract/ids';
import type { Question } from '@daedap/contract/interviews';
import type { User } from '@daedap/contract/users';
import type { EngineQuestion } from '../../engines/language/ports.ts';
import { AppError } from '../../http/app-error.ts';
import { findSession, type SessionRow } from './find-session.ts';
import { presentQuestion } from './presenters.ts';
import * as repository from './repository.ts';
import type { SessionDeps } from './service.ts';

/** The question after the last one with an answer, scored or not. */
export async function nextQuestion(deps: SessionDeps, user: User, ref: SessionRef) {
  const start = performance.now();
  const session = await findSession(deps.db, user.id, ref);
  const rows = await repository.findQuestions(deps.db, session.id);
  const lastAnswered = rows.findLastIndex((row) => row.answered);
  const next = rows[lastAnswered + 1];
  return presentNextQuestion(session, next ? presentQuestion(next, session) : null, start);
}

/**
 * Adds a follow-up question after the question of an answer. A repeated request returns the same one. A session has at
 * most two follow-ups.
 */
export async function followUp(
  deps: SessionDeps,
  user: User,
  body: ParsedBodyOf<typeof generateNextQuestion>,
) {
  const start = performance.now();
  const session = await findSession(deps.db, user.id, body.sessionId);
  if (session.status === 'completed') throw new AppError('SESSION_CLOSED');
  const rows = await repository.findQuestions(deps.db, session.id);
  const parent = rows.find((row) => row.id === body.questionId);
  if (!parent) throw new AppError('NOT_FOUND');
  const known = existingFollowUp(rows, parent.id);
  if (known !== undefined)
    return presentNextQuestion(session, known && presentQuestion(known, session), start);
  const made = await deps.interviewer.followUp({
    question: {
      text: parent.text,
      questionType: parent.question_type,
      expectedDuration: parent.expected_duration,
      ...(parent.bank_id !== null && { bankId: parent.bank_id }),
      points: parent.points,
    },
    transcript: body.answerText,
    durationSeconds: null,
    timeLimitSeconds: session.time_per_question,
    language: session.language,
  });
  const question = await insertFollowUp(deps, session, parent.id, made.question);
  const now = await findSession(deps.db, user.id, session.id);
  return presentNextQuestion(now, question, start);
}

type QuestionRow = Awaited<ReturnType<typeof repository.findQuestions>>[number];

/** The follow-up of the question, null when the session has the maximum already, undefined when one can be added. */
function existingFollowUp(
  rows: readonly QuestionRow[],
  parentId: number,
): QuestionRow | null | undefined {
  const own = rows.find((row) => row.follows_question_id === parentId);
  if (own) return own;
  const count = rows.filter((row) => row.follows_question_id !== null).length;
  return count >= maxFollowUps ? null : undefined;
}

function insertFollowUp(
  deps: SessionDeps,
  session: SessionRow,
  parentId: number,
  made: EngineQuestion,
): Promise<Question | null> {
  return deps.db.transaction().execute(async (trx) => {
    const locked = await repository.lockSession(trx, session.id);
    const rows = await repository.findQuestions(trx, session.id);
    const parent = rows.find((row) => row.id === parentId);
    if (!locked || !parent) throw new AppError('NOT_FOUND');
    if (locked.status === 'completed') throw new AppError('SESSION_CLOSED');
    const known = existingFollowUp(rows, parentId);
    if (known !== undefined) return known && presentQuestion(known, session);
    await repository.moveQuestionsBehind(trx, session.id, parent.number);
    const [row] = await repository.insertQuestions(trx, [
      {
        session_id: session.id,
        number: parent.number + 1,
        text: made.text,
        question_type: made.questionType,
        expected_duration: made.expectedDuration,
        bank_id: made.bankId,
        follows_question_id: parentId,
        created_at: deps.clock.now(),
      },
    ]);
    await repository.addToQuestionCount(trx, session.id);
    return row ? presentQuestion(row, session) : null;
  });
}

function presentNextQuestion(session: SessionRow, question: Question | null, start: number) {
  const { question_count: totalQuestions, completed_questions: completedQuestions } = session;
  return {
    hasNextQuestion: question !== null,
    question,
    session: {
      completedQuestions,
      remainingQuestions: Math.max(0, totalQuestions - completedQuestions),
      totalQuestions,
    },
    processingTime: Math.round(performance.now() - start),
  };
}
