import type { FailureReason } from '@daedap/contract/interviews';
import type { Insertable, Kysely, Updateable } from 'kysely';
import type { Schema } from '../../database/schema.ts';

type Db = Kysely<Schema>;

/** What it takes to say what became of an answer. */
const outcomeColumns = [
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
  'segments',
  'engine',
  'answer_text',
  'processing_ms',
  'data_size',
  'filename',
] as const;

export function findOutcome(db: Db, answerId: number) {
  return db
    .selectFrom('answers')
    .select(outcomeColumns)
    .where('id', '=', answerId)
    .executeTakeFirst();
}

export type Outcome = NonNullable<Awaited<ReturnType<typeof findOutcome>>>;

export function findByKey(db: Db, userId: number, key: string) {
  return db
    .selectFrom('answers')
    .select('id')
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

/** Its idempotency key is that of an answer that is there already. */
export class KeyTaken extends Error {}

/** The attempts before it no longer count. Fails with `KeyTaken`, which takes that back. */
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
  if (!row) throw new KeyTaken();
  return row.id;
}

/** An answer with all that judging it takes. */
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
      'questions.text as question_text',
      'questions.question_type',
      'questions.expected_duration',
      'questions.bank_id',
      'interview_sessions.time_per_question',
      'interview_sessions.language',
    ])
    .where('answers.id', '=', answerId)
    .executeTakeFirst();
}

export type AnswerToAnalyse = NonNullable<Awaited<ReturnType<typeof findForAnalysis>>>;

export async function updateAnswer(
  db: Db,
  answerId: number,
  values: Updateable<Schema['answers']>,
): Promise<void> {
  await db.updateTable('answers').set(values).where('id', '=', answerId).execute();
}

/** An answer that is done stays as it is. Returns whether there was anything to end. */
export async function failAnswer(
  db: Db,
  answerId: number,
  reason: FailureReason,
): Promise<{ session_id: number; question_id: number; upload_id: string | null } | undefined> {
  return db
    .updateTable('answers')
    .set({ analysis_status: 'failed', failure_reason: reason })
    .where('id', '=', answerId)
    .where('analysis_status', 'in', ['pending', 'processing'])
    .returning(['session_id', 'question_id', 'upload_id'])
    .executeTakeFirst();
}

export async function dropUpload(db: Db, uploadId: string | null): Promise<void> {
  if (uploadId) await db.deleteFrom('uploads').where('id', '=', uploadId).execute();
}

/** What the user has been told about the other answers of the session; none of it is said again. */
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
    .orderBy('id')
    .execute();
  return rows.flatMap(({ feedback }) => (feedback === null ? [] : [feedback]));
}

/** Counting answers whose analysis is under way. */
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

/** Counting answers that have a score, in the order of their questions. */
export function findJudged(db: Db, sessionId: number) {
  return db
    .selectFrom('answers')
    .innerJoin('questions', 'questions.id', 'answers.question_id')
    .select([
      'questions.number',
      'questions.text',
      'questions.bank_id',
      'questions.question_type',
      'questions.expected_duration',
      'answers.answer_text',
      'answers.duration',
      'answers.score',
      'answers.relevance_score',
      'answers.clarity_score',
      'answers.depth_score',
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

export async function dropAnalysis(db: Db, sessionId: number): Promise<void> {
  await db.deleteFrom('analyses').where('session_id', '=', sessionId).execute();
}

/** Deletes an attempt. The newest one that is left counts again, retakes aside. */
export async function deleteAnswer(db: Db, answerId: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const deleted = await trx
      .deleteFrom('answers')
      .where('id', '=', answerId)
      .returning(['question_id', 'counts', 'upload_id'])
      .executeTakeFirst();
    if (!deleted) return;
    await dropUpload(trx, deleted.upload_id);
    if (!deleted.counts) return;
    await trx
      .updateTable('answers')
      .set({ counts: true })
      .where('id', '=', (eb) =>
        eb
          .selectFrom('answers')
          .select((inner) => inner.fn.max('id').as('id'))
          .where('question_id', '=', deleted.question_id)
          .where('retake', '=', false),
      )
      .execute();
  });
}
