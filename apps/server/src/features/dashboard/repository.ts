import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { sessionRows } from '../sessions/find-session.ts';

type Db = Kysely<Schema>;

/** Only a completed session has a score. */
export function sumByCategory(db: Db, userId: number) {
  return db
    .selectFrom('interview_sessions')
    .leftJoin('analyses', (join) =>
      join
        .onRef('analyses.session_id', '=', 'interview_sessions.id')
        .on('interview_sessions.status', '=', 'completed'),
    )
    .where('user_id', '=', userId)
    .groupBy('main_category')
    .select([
      'main_category',
      sql<number>`count(*)::int`.as('sessions'),
      sql<number>`count(overall_score)::int`.as('scored'),
      sql<number>`coalesce(sum(overall_score), 0)::int`.as('score_sum'),
      sql<number>`coalesce(max(overall_score), 0)::int`.as('best'),
    ])
    .execute();
}

/**
 * How many sessions were completed today, and on how many days in a row at least one was. Days are calendar days of the
 * time zone, which may have 23 or 25 hours. A streak ends after a whole day without practice. A day after today comes
 * from another node's clock and does not count yet.
 */
export async function countPracticeDays(
  db: Db,
  userId: number,
  now: Date,
  timeZone: string,
): Promise<{ today: number; streak: number }> {
  const { rows } = await sql<{ today: number; streak: number }>`
    with clock as (select (${now}::timestamptz at time zone ${timeZone})::date as today),
    days as (
      select (completed_at at time zone ${timeZone})::date as day, count(*)::int as sessions
      from interview_sessions
      where user_id = ${userId} and status = 'completed' and completed_at is not null
      group by 1
    ),
    -- Going back in time, days without a gap have the same sum of the day and its rank.
    runs as (
      select day, sessions, day + rank() over (order by day desc)::int as run
      from days, clock where day <= today
    ),
    newest as (select run from runs, clock where day >= today - 1 order by day desc limit 1)
    select
      coalesce((select sessions from runs, clock where day = today), 0) as today,
      (select count(*)::int from runs where run = (select run from newest)) as streak`.execute(db);
  return rows[0] ?? { today: 0, streak: 0 };
}

export function findNewest(db: Db, userId: number, limit: number) {
  return sessionRows(db, userId)
    .orderBy('interview_sessions.created_at', 'desc')
    .orderBy('interview_sessions.id', 'desc')
    .limit(limit)
    .execute();
}
