import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { sessionRows } from '../sessions/session-view.ts';

/*
 * What the server holds about a user, a statement for each table. Left out is what only means something to the server
 * itself: keys against repeats, of uploads and streams on their way, and of the storage.
 */

type Db = Kysely<Schema>;

export function findSessions(db: Db, userId: number) {
  return sessionRows(db, userId).orderBy('interview_sessions.id').execute();
}

export function findQuestions(db: Db, userId: number) {
  return db
    .selectFrom('questions')
    .innerJoin('interview_sessions', 'interview_sessions.id', 'questions.session_id')
    .where('interview_sessions.user_id', '=', userId)
    .orderBy('questions.session_id')
    .orderBy('questions.number')
    .selectAll('questions')
    .execute();
}

export function findAnswers(db: Db, userId: number) {
  return db.selectFrom('answers').where('user_id', '=', userId).orderBy('id').selectAll().execute();
}

export function findAnalyses(db: Db, userId: number) {
  return db
    .selectFrom('analyses')
    .innerJoin('interview_sessions', 'interview_sessions.id', 'analyses.session_id')
    .where('interview_sessions.user_id', '=', userId)
    .selectAll('analyses')
    .execute();
}

export function findBackups(db: Db, userId: number) {
  return db
    .selectFrom('backups')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .selectAll()
    .execute();
}
