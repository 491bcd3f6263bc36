import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';

export function countUsers(db: Kysely<Schema>, since: Date) {
  return db
    .selectFrom('users')
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`(count(*) filter (where role = 'admin'))::int`.as('admins'),
      sql<number>`(count(*) filter (where created_at >= ${since}))::int`.as('newThisWeek'),
    ])
    .executeTakeFirstOrThrow();
}

export function countSessions(db: Kysely<Schema>) {
  return db
    .selectFrom('interview_sessions')
    .select(['status', sql<number>`count(*)::int`.as('count')])
    .groupBy('status')
    .execute();
}
