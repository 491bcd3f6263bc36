import type { SessionRef } from '@daedap/contract/ids';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { AppError } from '../../http/app-error.ts';

/** Computed from the answers that count. */
const figures = sql<{ completed_questions: number; total_score: number | null }>`
  lateral (
    select
      (count(*) filter (where answers.analysis_status = 'completed'))::int as completed_questions,
      (round(avg(answers.score) filter (where answers.analysis_status = 'completed')))::int as total_score
    from answers
    where answers.session_id = interview_sessions.id and answers.counts
  )`.as<'figures'>(sql.ref('figures'));

/** Not `*`: reads are prepared, and a newer node may add columns. */
const columns = [
  'interview_sessions.id',
  'interview_sessions.user_id',
  'interview_sessions.main_category',
  'interview_sessions.sub_category',
  'interview_sessions.difficulty',
  'interview_sessions.question_count',
  'interview_sessions.time_per_question',
  'interview_sessions.status',
  'interview_sessions.language',
  'interview_sessions.enable_ads',
  'interview_sessions.mode',
  'interview_sessions.format',
  'interview_sessions.preparation_seconds',
  'interview_sessions.source',
  'interview_sessions.client_id',
  'interview_sessions.current_question_index',
  'interview_sessions.total_duration',
  'interview_sessions.completed_at',
  'interview_sessions.created_at',
] as const;

/** A query for the sessions of a user. Callers add their conditions and order. */
export function sessionRows(db: Kysely<Schema>, userId: number) {
  return db
    .selectFrom('interview_sessions')
    .innerJoin(figures, (join) => join.onTrue())
    .where('interview_sessions.user_id', '=', userId)
    .select(columns)
    .select(['figures.completed_questions', 'figures.total_score']);
}

export type SessionRow = Awaited<ReturnType<ReturnType<typeof sessionRows>['execute']>>[number];

/** Finds a session of this user by its id or by the client's id. NOT_FOUND for a session of another user. */
export async function findSession(
  db: Kysely<Schema>,
  userId: number,
  ref: SessionRef,
): Promise<SessionRow> {
  const column = typeof ref === 'number' ? 'interview_sessions.id' : 'interview_sessions.client_id';
  const found = await sessionRows(db, userId).where(column, '=', ref).executeTakeFirst();
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}
