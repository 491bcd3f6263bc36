import { maxQuestions } from '@daedap/contract/constants/interview';
import type { Insertable, Kysely, Updateable } from 'kysely';
import type { Schema } from '../../database/schema.ts';

type Db = Kysely<Schema>;

const analysisColumns = [
  'id',
  'user_id',
  'session_id',
  'question_id',
  'source',
  'analysis_status',
  'failure_reason',
  'score',
  'relevance_score',
  'clarity_score',
  'depth_score',
  'feedback',
  'strengths',
  'improvements',
  'keywords',
  'evidence',
  'effects',
  'segments',
  'engine',
  'answer_text',
  'processing_ms',
  'data_size',
  'filename',
] as const;

export function findAnswerWithAnalysis(db: Db, answerId: number) {
  return db
    .selectFrom('answers')
    .select(analysisColumns)
    .where('id', '=', answerId)
    .executeTakeFirst();
}

export type AnswerWithAnalysis = NonNullable<Awaited<ReturnType<typeof findAnswerWithAnalysis>>>;

export function findByKey(db: Db, userId: number, key: string) {
  return db
    .selectFrom('answers')
    .select('id')
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

/** Another answer of this user has the same idempotency key. */
export class KeyTakenError extends Error {}

/** Earlier attempts no longer count. A `KeyTakenError` has to roll the transaction back. */
export async function insertAnswer(db: Db, values: Insertable<Schema['answers']>): Promise<number> {
  if (values.counts) {
    await db
      .updateTable('answers')
      .set({ counts: false })
      .where('question_id', '=', values.question_id)
      .where('counts', '=', true)
      .execute();
  }
  const row = await db
    .insertInto('answers')
    .values(values)
    .onConflict((conflict) => conflict.columns(['user_id', 'idempotency_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) throw new KeyTakenError();
  return row.id;
}

/** An answer with everything that its analysis needs. */
export function findForAnalysis(db: Db, answerId: number) {
  return db
    .selectFrom('answers')
    .innerJoin('questions', 'questions.id', 'answers.question_id')
    .innerJoin('interview_sessions', 'interview_sessions.id', 'answers.session_id')
    .select([
      'answers.id',
      'answers.user_id',
      'answers.session_id',
      'answers.question_id',
      'answers.source',
      'answers.upload_id',
      'answers.stream_key',
      'answers.answer_text',
      'answers.segments',
      'answers.duration',
      'answers.analysis_status',
      'answers.counts',
      'questions.text as question_text',
      'questions.question_type',
      'questions.expected_duration',
      'questions.bank_id',
      'questions.points',
      'interview_sessions.time_per_question',
      'interview_sessions.language',
    ])
    .where('answers.id', '=', answerId)
    .executeTakeFirst();
}

export type AnswerToAnalyse = NonNullable<Awaited<ReturnType<typeof findForAnalysis>>>;

/** Changes an answer unless its analysis has ended. Returns the row if it was changed. */
export function updateUnfinished(
  db: Db,
  answerId: number,
  values: Updateable<Schema['answers']>,
): Promise<{ question_id: number; upload_id: string | null } | undefined> {
  return db
    .updateTable('answers')
    .set(values)
    .where('id', '=', answerId)
    .where('analysis_status', 'in', ['pending', 'processing'])
    .returning(['question_id', 'upload_id'])
    .executeTakeFirst();
}

/** The session of an answer, for callers that have to lock it first. */
export async function sessionOfAnswer(db: Db, answerId: number): Promise<number | null> {
  const row = await db
    .selectFrom('answers')
    .select('session_id')
    .where('id', '=', answerId)
    .executeTakeFirst();
  return row?.session_id ?? null;
}

export async function hasAnswer(db: Db, questionId: number): Promise<boolean> {
  const row = await db
    .selectFrom('answers')
    .select('id')
    .where('question_id', '=', questionId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts a failed analysis and returns how many there were. */
export async function countFailure(db: Db, answerId: number): Promise<number> {
  const row = await db
    .updateTable('answers')
    .set((eb) => ({ failures: eb('failures', '+', 1) }))
    .where('id', '=', answerId)
    .returning('failures')
    .executeTakeFirst();
  return row?.failures ?? 0;
}

export async function deleteUpload(db: Db, uploadId: string | null): Promise<void> {
  if (uploadId) await db.deleteFrom('uploads').where('id', '=', uploadId).execute();
}

/** Feedback on the other answers of the session, so that it is not repeated. */
export async function findEarlierFeedback(
  db: Db,
  answer: { session_id: number; question_id: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('answers')
    .select('feedback')
    .where('session_id', '=', answer.session_id)
    .where('question_id', '!=', answer.question_id)
    .where('counts', '=', true)
    .where('analysis_status', '=', 'completed')
    .orderBy('id', 'desc')
    .limit(maxQuestions)
    .execute();
  return rows.flatMap(({ feedback }) => (feedback === null ? [] : [feedback]));
}

/** Answers that count and whose analysis has not ended. */
export async function findUnfinished(db: Db, sessionId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('answers')
    .select('id')
    .where('session_id', '=', sessionId)
    .where('counts', '=', true)
    .where('analysis_status', 'in', ['pending', 'processing'])
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Answers that count and have a score, in the order of their questions. */
export function findScored(db: Db, sessionId: number) {
  return db
    .selectFrom('answers')
    .innerJoin('questions', 'questions.id', 'answers.question_id')
    .select([
      'answers.id',
      'questions.number',
      'questions.text',
      'questions.bank_id',
      'questions.points',
      'questions.question_type',
      'questions.expected_duration',
      'answers.answer_text',
      'answers.duration',
      'answers.score',
      'answers.relevance_score',
      'answers.clarity_score',
      'answers.depth_score',
      'answers.created_at',
    ])
    .where('answers.session_id', '=', sessionId)
    .where('answers.counts', '=', true)
    .where('answers.analysis_status', '=', 'completed')
    .orderBy('questions.number')
    .execute();
}

export function findAnalysis(db: Db, sessionId: number) {
  return db
    .selectFrom('analyses')
    .selectAll()
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
}

export function insertAnalysis(db: Db, values: Insertable<Schema['analyses']>) {
  return db.insertInto('analyses').values(values).returningAll().executeTakeFirstOrThrow();
}

export async function deleteAnalysis(db: Db, sessionId: number): Promise<void> {
  await db.deleteFrom('analyses').where('session_id', '=', sessionId).execute();
}
