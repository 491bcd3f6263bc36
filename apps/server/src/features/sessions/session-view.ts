import type { Session } from '@daedap/contract/interviews';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/** The figures of a session, out of the answers that count. */
const figures = sql<{ completed_questions: number; total_score: number | null }>`
  lateral (
    select
      (count(*) filter (where answers.analysis_status = 'completed'))::int as completed_questions,
      (round(avg(answers.score) filter (where answers.analysis_status = 'completed')))::int as total_score
    from answers
    where answers.session_id = interview_sessions.id and answers.counts
  )`.as<'figures'>(sql.ref('figures'));

/** Each by its name: reads are prepared, and a newer node may add columns. */
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
  'interview_sessions.client_id',
  'interview_sessions.current_question_index',
  'interview_sessions.total_duration',
  'interview_sessions.completed_at',
  'interview_sessions.created_at',
] as const;

/** Sessions of one user as they are shown, for whatever else is to be asked of them. */
export function sessionRows(db: Kysely<Schema>, userId: number) {
  return db
    .selectFrom('interview_sessions')
    .innerJoin(figures, (join) => join.onTrue())
    .where('interview_sessions.user_id', '=', userId)
    .select(columns)
    .select(['figures.completed_questions', 'figures.total_score']);
}

export type SessionRow = Awaited<ReturnType<ReturnType<typeof sessionRows>['execute']>>[number];

export function presentSession(row: SessionRow): Session {
  return {
    id: row.id,
    mainCategory: row.main_category,
    subCategory: row.sub_category,
    difficulty: row.difficulty,
    timePerQuestion: row.time_per_question,
    questionCount: row.question_count,
    totalQuestions: row.question_count,
    completedQuestions: row.completed_questions,
    totalScore: row.total_score,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    // A session whose analysis was dropped keeps its day for the next one.
    completedAt: (row.status === 'completed' && row.completed_at?.toISOString()) || null,
    language: row.language,
    enableAds: row.enable_ads,
    currentQuestionIndex: row.current_question_index,
    totalDuration: row.total_duration,
    clientSessionId: row.client_id,
  };
}
