import type { SessionRef } from '@daedap/contract/ids';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';

type Db = Kysely<Schema>;

/** A question in a session of the user. It cannot be deleted until the transaction ends. */
export function findQuestion(db: Db, userId: number, session: SessionRef, questionId: number) {
  return db
    .selectFrom('questions')
    .innerJoin('interview_sessions', 'interview_sessions.id', 'questions.session_id')
    .select(['questions.id', 'questions.session_id'])
    .where('interview_sessions.user_id', '=', userId)
    .where(
      typeof session === 'number' ? 'interview_sessions.id' : 'interview_sessions.client_id',
      '=',
      session,
    )
    .where('questions.id', '=', questionId)
    .forKeyShare()
    .executeTakeFirst();
}

/** The attempt with this id, or without an id the newest one. */
export function findAnswer(db: Db, questionId: number, answerId: number | undefined) {
  const newest = db
    .selectFrom('answers')
    .select('id')
    .where('question_id', '=', questionId)
    .orderBy('id', 'desc')
    .limit(1)
    .forKeyShare();
  const wanted = answerId === undefined ? newest : newest.where('id', '=', answerId);
  return wanted.executeTakeFirst();
}

export async function usedBytes(db: Db, userId: number): Promise<number> {
  const row = await db
    .selectFrom('backups')
    .select(sql<string>`coalesce(sum(bytes), 0)`.as('bytes'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(row.bytes);
}

type NewBackup = {
  id: string;
  userId: number;
  sessionId: number;
  questionId: number;
  answerId: number | null;
  storageKey: string;
  filename: string;
  contentType: string;
  bytes: number;
  duration: number | undefined;
};

/** Replaces the backup of the answer, if it has one. */
export async function replaceBackup(db: Db, values: NewBackup): Promise<void> {
  await db
    .deleteFrom('backups')
    .where('question_id', '=', values.questionId)
    .where('answer_id', 'is not distinct from', values.answerId)
    .execute();
  await db
    .insertInto('backups')
    .values({
      id: values.id,
      user_id: values.userId,
      session_id: values.sessionId,
      question_id: values.questionId,
      answer_id: values.answerId,
      storage_key: values.storageKey,
      filename: values.filename,
      content_type: values.contentType,
      bytes: values.bytes,
      duration: values.duration,
    })
    .execute();
}

export function findBackup(db: Db, id: string) {
  return db
    .selectFrom('backups')
    .select(['id', 'storage_key', 'content_type', 'bytes'])
    .where('id', '=', id)
    .executeTakeFirst();
}
