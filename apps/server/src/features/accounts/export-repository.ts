import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { sessionRows } from '../sessions/find-session.ts';

/*
 * What the server holds about a user, a statement for each table. Left out is what only means something to the server
 * itself: keys against repeats, of uploads and streams on their way, and of the storage.
 */

type Db = Kysely<Schema>;

/** The next sessions after that one, in the order of their ids. */
export function findSessions(db: Db, userId: number, after: number, limit: number) {
  return sessionRows(db, userId)
    .where('interview_sessions.id', '>', after)
    .orderBy('interview_sessions.id')
    .limit(limit)
    .execute();
}

/** However many there are it is the same statement. */
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
