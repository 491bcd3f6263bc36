import { drillNames } from '@daedap/contract/drills';
import type { User } from '@daedap/contract/users';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { PracticeCoach } from '../../engines/language/practice-coach.ts';
import type { Clock } from '../../lib/clock.ts';
import { AppError } from '../../http/app-error.ts';
import * as repository from './repository.ts';

export type PracticeDeps = { db: Kysely<Schema>; clock: Clock; coach: PracticeCoach };

/** Which attempt at which question. */
type AnswerRef = { readonly questionId: number; readonly answerId?: number | undefined };

/** Only who has answered a question sees an example of an answer. */
export async function getExample(deps: PracticeDeps, user: User, ref: AnswerRef) {
  return { example: await deps.coach.example(await findAnswer(deps, user, ref)) };
}

export async function getOutline(deps: PracticeDeps, user: User, ref: AnswerRef) {
  return { outline: await deps.coach.outline(await findAnswer(deps, user, ref)) };
}

export async function getDrills(deps: PracticeDeps, user: User, ref: AnswerRef) {
  const passed = await deps.coach.drills(await findAnswer(deps, user, ref));
  return { drills: drillNames.map((name) => ({ name, passed: passed[name] })) };
}

/** Null also for a question that the server does not have: the live screen may ask one of its own. */
export async function getScript(deps: PracticeDeps, user: User, questionId: number) {
  const question = await repository.findQuestionText(deps.db, user.id, questionId);
  const row = question !== null && (await repository.findScript(deps.db, user.id, question));
  return { script: row ? { text: row.text, updatedAt: row.updated_at.toISOString() } : null };
}

export async function saveScript(deps: PracticeDeps, user: User, questionId: number, text: string) {
  const question = await findQuestion(deps, user, questionId);
  const now = deps.clock.now();
  await repository.putScript(deps.db, user.id, question, text, now);
  return { script: { text, updatedAt: now.toISOString() } };
}

export async function deleteScript(deps: PracticeDeps, user: User, questionId: number) {
  await repository.deleteScript(deps.db, user.id, await findQuestion(deps, user, questionId));
  return {};
}

async function findQuestion(deps: PracticeDeps, user: User, questionId: number): Promise<string> {
  const question = await repository.findQuestionText(deps.db, user.id, questionId);
  if (question === null) throw new AppError('NOT_FOUND');
  return question;
}

async function findAnswer(deps: PracticeDeps, user: User, { questionId, answerId }: AnswerRef) {
  const row = await repository.findAnsweredQuestion(deps.db, user.id, questionId, answerId);
  if (!row) throw new AppError('NOT_FOUND');
  return toAnswer(row);
}

type ReadableRow = NonNullable<Awaited<ReturnType<typeof repository.findAnsweredQuestion>>>;

/** An answer as the coach reads it. */
export const toAnswer = (row: ReadableRow) => ({
  question: {
    text: row.question,
    bankId: row.bank_id,
    questionType: row.question_type,
    expectedDuration: row.expected_duration,
    points: row.points,
  },
  transcript: row.answer_text ?? '',
  durationSeconds: row.duration,
  timeLimitSeconds: row.time_per_question,
  language: row.language,
});
