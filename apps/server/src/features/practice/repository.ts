import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { sessionRows } from '../sessions/find-session.ts';

type Db = Kysely<Schema>;

/** What the coach needs to read an answer. */
export const readable = [
  'questions.text as question',
  'questions.bank_id',
  'questions.question_type',
  'questions.expected_duration',
  'interview_sessions.language',
  'interview_sessions.time_per_question',
  'answers.answer_text',
  'answers.duration',
] as const;

/** A question of the user with one attempt at it: the given one, or the newest. Nothing without an attempt. */
export function findAnsweredQuestion(
  db: Db,
  userId: number,
  questionId: number,
  answerId: number | undefined,
) {
  const attempts = db
    .selectFrom('answers')
    .innerJoin('questions', 'questions.id', 'answers.question_id')
    .innerJoin('interview_sessions', 'interview_sessions.id', 'answers.session_id')
    .where('interview_sessions.user_id', '=', userId)
    .where('answers.question_id', '=', questionId);
  return (answerId === undefined ? attempts : attempts.where('answers.id', '=', answerId))
    .orderBy('answers.id', 'desc')
    .select(readable)
    .executeTakeFirst();
}

/** The words of a question of the user, answered or not. */
export async function findQuestionText(
  db: Db,
  userId: number,
  questionId: number,
): Promise<string | null> {
  const row = await db
    .selectFrom('questions')
    .innerJoin('interview_sessions', 'interview_sessions.id', 'questions.session_id')
    .where('interview_sessions.user_id', '=', userId)
    .where('questions.id', '=', questionId)
    .select('questions.text')
    .executeTakeFirst();
  return row?.text ?? null;
}

/** Also the hash, by which the index finds it. */
const scriptOf = (db: Db, userId: number, question: string) =>
  db
    .selectFrom('scripts')
    .where('user_id', '=', userId)
    .where(sql`md5(question)`, '=', sql`md5(${question})`)
    .where('question', '=', question);

export const findScript = (db: Db, userId: number, question: string) =>
  scriptOf(db, userId, question).select(['text', 'updated_at']).executeTakeFirst();

export const putScript = (db: Db, userId: number, question: string, text: string, now: Date) =>
  db
    .insertInto('scripts')
    .values({ user_id: userId, question, text, created_at: now, updated_at: now })
    .onConflict((conflict) =>
      conflict.expression(sql`user_id, md5(question)`).doUpdateSet({ text, updated_at: now }),
    )
    .execute();

export const deleteScript = (db: Db, userId: number, question: string) =>
  db
    .deleteFrom('scripts')
    .where('id', 'in', scriptOf(db, userId, question).select('id'))
    .execute();

/** Returns false when the user has no such answer. */
export async function setStar(
  db: Db,
  userId: number,
  answerId: number,
  starred: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('answers')
    .set({ starred })
    .where('id', '=', answerId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The newest scored attempts at questions that are no follow-ups, newest first, with their days in the time zone. */
export function findAttempts(db: Db, userId: number, timeZone: string, limit: number) {
  const day = sql<number>`(answers.created_at at time zone ${timeZone})::date - date '1970-01-01'`;
  return db
    .selectFrom('answers')
    .innerJoin('questions', 'questions.id', 'answers.question_id')
    .where('answers.user_id', '=', userId)
    .where('answers.analysis_status', '=', 'completed')
    .where('answers.score', 'is not', null)
    .where('questions.follows_question_id', 'is', null)
    .orderBy('answers.created_at', 'desc')
    .orderBy('answers.id', 'desc')
    .limit(limit)
    .select([
      'answers.session_id',
      'answers.question_id',
      'answers.score',
      'answers.starred',
      'answers.effects',
      'questions.number',
      'questions.text',
      'questions.bank_id',
      'questions.question_type',
      'questions.expected_duration',
      day.as('day'),
    ])
    .execute();
}

export const findSessions = (db: Db, userId: number, ids: readonly number[]) =>
  sessionRows(db, userId)
    .where('interview_sessions.id', '=', sql<number>`any(${ids})`)
    .execute();

/** The newest scored answers of the user, newest first. */
export function findNewestAnswers(db: Db, userId: number, limit: number) {
  return db
    .selectFrom('answers')
    .innerJoin('questions', 'questions.id', 'answers.question_id')
    .innerJoin('interview_sessions', 'interview_sessions.id', 'answers.session_id')
    .where('answers.user_id', '=', userId)
    .where('answers.analysis_status', '=', 'completed')
    .where('answers.score', 'is not', null)
    .where('answers.answer_text', '<>', '')
    .orderBy('answers.created_at', 'desc')
    .orderBy('answers.id', 'desc')
    .limit(limit)
    .select(readable)
    .select([
      'answers.session_id',
      'answers.question_id',
      'answers.score',
      'questions.number',
      'questions.follows_question_id',
    ])
    .execute();
}
