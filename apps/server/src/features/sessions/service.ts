import { randomUUID } from 'node:crypto';
import type { ParsedBodyOf } from '@daedap/contract/call';
import type { generateQuestions } from '@daedap/contract/calls/questions';
import type { saveSession as saveSessionCall } from '@daedap/contract/calls/sessions';
import {
  defaultAnswerSeconds,
  maxActiveSessions,
  preparationSeconds,
} from '@daedap/contract/constants/interview';
import { defaultFormat, defaultMode } from '@daedap/contract/interview-modes';
import type { Session } from '@daedap/contract/interviews';
import type { Language } from '@daedap/contract/languages';
import type { SessionRef } from '@daedap/contract/ids';
import { type OwnPoint, ownQuestionSeconds } from '@daedap/contract/own-questions';
import type { User } from '@daedap/contract/users';
import type { Kysely } from 'kysely';
import type { Clock } from '../../lib/clock.ts';
import type { Schema } from '../../database/schema.ts';
import type { EngineReports } from '../../engines/engine-health.ts';
import type { EngineQuestion, Interviewer } from '../../engines/language/ports.ts';
import { AppError } from '../../http/app-error.ts';
import { findSession } from './find-session.ts';
import { presentQuestion, presentSession } from './presenters.ts';
import * as repository from './repository.ts';
import { isActive, nextStatus } from './session-status.ts';

export type SessionDeps = {
  db: Kysely<Schema>;
  clock: Clock;
  interviewer: Interviewer;
  /** Loads the speech engine, because the user will speak soon. */
  warmSpeech: () => void;
  testEngines: EngineReports['test'];
};

/** Starts a session. The lock makes nodes wait for each other, so that a user never has more than three. */
export async function startSession(
  deps: SessionDeps,
  user: User,
  body: ParsedBodyOf<typeof generateQuestions>,
  requestLanguage: Language,
) {
  const { mainCategory, subCategory, difficulty } = body;
  const language = body.language ?? requestLanguage;
  await refuseBeyondLimit(deps.db, user.id);
  const questions = await questionsFor(deps, user, body, language);
  deps.warmSpeech();
  return deps.db.transaction().execute(async (trx) => {
    await repository.lockUser(trx, user.id);
    await refuseBeyondLimit(trx, user.id);
    const session = {
      user_id: user.id,
      main_category: mainCategory,
      sub_category: subCategory,
      difficulty,
      question_count: questions.length,
      time_per_question: body.timePerQuestion ?? defaultAnswerSeconds,
      language,
      enable_ads: body.enableAds ?? true,
      mode: body.mode ?? defaultMode,
      format: body.format ?? defaultFormat,
      preparation_seconds: body.preparationSeconds ?? preparationSeconds,
      source: body.source,
      created_at: deps.clock.now(),
    };
    const sessionId = await repository.insertSession(trx, session);
    const rows = await repository.insertQuestions(
      trx,
      questions.map((question, index) => ({
        session_id: sessionId,
        number: index + 1,
        text: question.text,
        question_type: question.questionType,
        expected_duration: question.expectedDuration,
        bank_id: question.bankId,
        points: JSON.stringify(question.points ?? []),
        created_at: deps.clock.now(),
      })),
    );
    return { sessionId, questions: rows.map((row) => presentQuestion(row, session)) };
  });
}

type SessionQuestion = EngineQuestion & { readonly points?: readonly OwnPoint[] };

/** The user's own questions in their order, then questions of the interviewer as far as they are wanted. */
async function questionsFor(
  deps: SessionDeps,
  user: User,
  body: ParsedBodyOf<typeof generateQuestions>,
  language: Language,
): Promise<readonly SessionQuestion[]> {
  const { mainCategory, subCategory, difficulty, count } = body;
  const own = (body.questions ?? []).map(({ text, questionType, points }): SessionQuestion => ({
    text,
    questionType,
    points,
    expectedDuration: ownQuestionSeconds,
    bankId: null,
  }));
  if (own.length === count || (body.source !== 'bank' && !body.fillFromBank)) return own;
  const { questions } = await deps.interviewer.questions({
    mainCategory,
    subCategory,
    difficulty,
    count,
    language,
    seed: randomUUID(),
    seen: await repository.findSeen(deps.db, user.id, body),
  });
  const others = questions.filter(({ text }) => !own.some((given) => given.text === text));
  return [...own, ...others].slice(0, count);
}

async function refuseBeyondLimit(db: Kysely<Schema>, userId: number): Promise<void> {
  const active = await repository.countActive(db, userId);
  if (active >= maxActiveSessions) throw new AppError('SESSION_LIMIT');
}

export async function activeSessions(deps: Pick<SessionDeps, 'db'>, user: User) {
  const rows = await repository.findActive(deps.db, user.id);
  return { count: rows.length, sessions: rows.map(presentSession) };
}

/** Saves the progress of an interview, and aborts or resumes it if a status says so. */
export async function saveSession(
  deps: SessionDeps,
  user: User,
  body: ParsedBodyOf<typeof saveSessionCall>,
): Promise<{ session: Session }> {
  const { id } = await findSession(deps.db, user.id, body.sessionId);
  await deps.db.transaction().execute(async (trx) => {
    if (body.status) await repository.lockUser(trx, user.id);
    const session = await repository.lockSession(trx, id);
    if (!session) throw new AppError('NOT_FOUND');
    let { status } = session;
    if (body.status) {
      const next = nextStatus(status, body.status === 'abandoned' ? 'aborted' : 'resumed');
      if (!next) throw new AppError('SESSION_CLOSED');
      if (isActive(next) && !isActive(status)) await refuseBeyondLimit(trx, user.id);
      status = next;
    }
    const { currentQuestionIndex, totalDuration, timePerQuestion } = body;
    await repository.updateSession(trx, id, {
      ...(status !== session.status && { status }),
      ...(currentQuestionIndex !== undefined && { current_question_index: currentQuestionIndex }),
      ...(totalDuration !== undefined && { total_duration: totalDuration }),
      ...(timePerQuestion !== undefined && { time_per_question: timePerQuestion }),
    });
  });
  return { session: presentSession(await findSession(deps.db, user.id, id)) };
}

/** What to think of before an answer: only in practice. */
export async function keyPoints(
  deps: SessionDeps,
  user: User,
  { sessionId, questionId }: { sessionId: SessionRef; questionId: number },
): Promise<{ points: string[] }> {
  const session = await findSession(deps.db, user.id, sessionId);
  const rows = await repository.findQuestions(deps.db, session.id);
  const asked = rows.find((row) => row.id === questionId);
  if (!asked) throw new AppError('NOT_FOUND');
  if (session.mode === 'real') return { points: [] };
  const { text, bank_id: bankId, points } = asked;
  return { points: await deps.interviewer.keyPoints({ text, bankId, points }, session.language) };
}

export async function sessionQuestions(deps: SessionDeps, user: User, ref: SessionRef) {
  const session = await findSession(deps.db, user.id, ref);
  const rows = await repository.findQuestions(deps.db, session.id);
  const questions = rows.map((row) => {
    const answered = Boolean(row.answered);
    return Object.assign(presentQuestion(row, session), { answered });
  });
  return { session: presentSession(session), questions };
}
