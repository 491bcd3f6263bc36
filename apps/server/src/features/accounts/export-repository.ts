import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { sessionRows } from '../sessions/find-session.ts';

/*
 * What the server stores about a user, with one statement per table. Internal keys are left out: idempotency keys, keys
 * of uploads and streams, and keys of the storage.
 */

type Db = Kysely<Schema>;

/** The next sessions after an id, in the order of their ids. */
export function findSessions(db: Db, userId: number, after: number, limit: number) {
  return sessionRows(db, userId)
    .where('interview_sessions.id', '>', after)
    .orderBy('interview_sessions.id')
    .limit(limit)
    .execute();
}

export const findScripts = (db: Db, userId: number) =>
  db.selectFrom('scripts').where('user_id', '=', userId).orderBy('id').selectAll().execute();

export const findPracticePlans = (db: Db, userId: number) =>
  db.selectFrom('practice_plans').where('user_id', '=', userId).selectAll().execute();

export const findSignIns = (db: Db, userId: number) =>
  db.selectFrom('sign_ins').where('user_id', '=', userId).orderBy('id').selectAll().execute();

export const findPasskeys = (db: Db, userId: number) =>
  db.selectFrom('passkeys').where('user_id', '=', userId).orderBy('id').selectAll().execute();

export const findConsents = (db: Db, userId: number) =>
  db.selectFrom('consents').where('user_id', '=', userId).orderBy('id').selectAll().execute();

export const findQuestionSets = (db: Db, userId: number) =>
  db.selectFrom('question_sets').where('user_id', '=', userId).orderBy('id').selectAll().execute();

/** One parameter, so that the statement is the same for any number of ids. */
const anyOf = (ids: readonly number[]) => sql<number>`any(${ids})`;

export function findQuestions(db: Db, sessionIds: readonly number[]) {
  return db
    .selectFrom('questions')
    .where('session_id', '=', anyOf(sessionIds))
    .orderBy('session_id')
    .orderBy('number')
    .selectAll()
    .execute();
}

export function findAnswers(db: Db, sessionIds: readonly number[]) {
  return db
    .selectFrom('answers')
    .where('session_id', '=', anyOf(sessionIds))
    .orderBy('id')
    .selectAll()
    .execute();
}

export function findAnalyses(db: Db, sessionIds: readonly number[]) {
  return db
    .selectFrom('analyses')
    .where('session_id', '=', anyOf(sessionIds))
    .selectAll()
    .execute();
}

export function findBackups(db: Db, sessionIds: readonly number[]) {
  return db
    .selectFrom('backups')
    .where('session_id', '=', anyOf(sessionIds))
    .orderBy('created_at')
    .orderBy('id')
    .selectAll()
    .execute();
}
