import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { microsecondsOf, type PageEnd, timeOfMicroseconds } from './page-cursor.ts';
import { sessionRows } from '../sessions/session-view.ts';

type Db = Kysely<Schema>;

/** Newest first. */
export function findAnalyses(
  db: Db,
  userId: number,
  page: { limit: number; after: PageEnd | null },
) {
  let rows = db
    .selectFrom('analyses')
    .innerJoin('interview_sessions', 'interview_sessions.id', 'analyses.session_id')
    .where('interview_sessions.user_id', '=', userId);
  if (page.after) {
    const { key, id } = page.after;
    rows = rows.where(
      sql<boolean>`(analyses.created_at, analyses.session_id) < (${timeOfMicroseconds(key)}, ${id}::int)`,
    );
  }
  return rows
    .selectAll('analyses')
    .select(microsecondsOf('analyses.created_at').as('created_microseconds'))
    .orderBy('analyses.created_at', 'desc')
    .orderBy('analyses.session_id', 'desc')
    .limit(page.limit)
    .execute();
}

export async function findSessionsByIds(db: Db, userId: number, ids: readonly number[]) {
  if (ids.length === 0) return [];
  // One list is one parameter: otherwise each length of it would be a statement of its own to prepare.
  return sessionRows(db, userId)
    .where(sql<boolean>`interview_sessions.id = any(${ids})`)
    .execute();
}
