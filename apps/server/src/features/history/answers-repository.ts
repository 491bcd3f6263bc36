import { shownAttempts } from '@daedap/contract/constants/interview';
import type { DeliverySummary } from '@daedap/contract/delivery';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';

type Db = Kysely<Schema>;

export type AnswerRow = Awaited<ReturnType<typeof findCountingAnswers>>[number];
export type AttemptRow = Awaited<ReturnType<typeof findNewestAttempts>>[number];
export type BackupRow = Awaited<ReturnType<typeof findBackups>>[number];

/** The answers of a session that count, in the order of their questions. */
export const findCountingAnswers = (db: Db, sessionId: number) =>
  answersWithQuestions(db, sessionId)
    .where('answers.counts', '=', true)
    .orderBy('questions.number')
    .execute();

/** The newest attempts at one question, newest first. */
export const findAttemptsAtQuestion = (db: Db, sessionId: number, questionId: number) =>
  answersWithQuestions(db, sessionId)
    .where('answers.question_id', '=', questionId)
    .orderBy('answers.id', 'desc')
    .limit(shownAttempts)
    .execute();

const answersWithQuestions = (db: Db, sessionId: number) =>
  db
    .selectFrom('answers')
    .innerJoin('questions', 'questions.id', 'answers.question_id')
    .where('answers.session_id', '=', sessionId)
    .selectAll('answers')
    .select([
      'questions.number',
      'questions.text as question_text',
      'questions.question_type',
      'questions.expected_duration',
      'questions.points',
    ]);

/** The newest attempts at each question of a session, oldest first. */
export function findNewestAttempts(db: Db, sessionId: number) {
  const columns = [
    'id',
    'question_id',
    'score',
    'created_at',
    'analysis_status',
    'retake',
  ] as const;
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom('answers')
        .where('session_id', '=', sessionId)
        .select(columns)
        .select(
          sql<number>`row_number() over (partition by question_id order by id desc)`.as('age'),
        )
        .as('attempts'),
    )
    .where('age', '<=', shownAttempts)
    .orderBy('id')
    .select(columns)
    .execute();
}

/** Stores how an answer was said. Returns false when the session has no such answer. */
export async function setDelivery(
  db: Db,
  sessionId: number,
  answerId: number,
  delivery: DeliverySummary,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('answers')
    .set({ delivery: JSON.stringify(delivery) })
    .where('id', '=', answerId)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** How the answers of these sessions that count were said. */
export function findDeliveries(db: Db, sessionIds: readonly number[]) {
  return db
    .selectFrom('answers')
    .select(['session_id', 'delivery'])
    .where(sql<boolean>`session_id = any(${sessionIds})`)
    .where('counts', '=', true)
    .where('delivery', 'is not', null)
    .orderBy('id')
    .execute();
}

/** The backups of a session, newest first. */
export function findBackups(db: Db, sessionId: number) {
  return db
    .selectFrom('backups')
    .where('session_id', '=', sessionId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .select(['id', 'question_id', 'answer_id'])
    .execute();
}
