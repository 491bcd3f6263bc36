import type { MainCategory } from '@daedap/contract/categories';
import type { SessionSort } from '@daedap/contract/pagination';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { sessionRows } from '../sessions/find-session.ts';
import { microsecondsOf, type PageEnd, timeOfMicroseconds } from './page-cursor.ts';

type Db = Kysely<Schema>;

export type SessionFilter = {
  sort: SessionSort;
  category?: MainCategory | undefined;
  status?: 'open' | 'completed' | undefined;
  q?: string | undefined;
};

export function findSessions(
  db: Db,
  userId: number,
  filter: SessionFilter,
  page: { limit: number; after: PageEnd | null },
) {
  let rows = sessionRows(db, userId);
  if (filter.category) rows = rows.where('main_category', '=', filter.category);
  if (filter.status) {
    rows = rows.where('status', filter.status === 'open' ? '<>' : '=', 'completed');
  }
  if (filter.q) rows = rows.where(mentions(filter.q));
  if (page.after) rows = rows.where(comesAfter[filter.sort](page.after));
  return rows
    .select(microsecondsOf('interview_sessions.created_at').as('created_microseconds'))
    .orderBy(sortOrders[filter.sort])
    .limit(page.limit)
    .execute();
}

/** A session without a score comes last in both directions. Of equal scores the newest comes first. */
const sortOrders = {
  newest: sql`interview_sessions.created_at desc, interview_sessions.id desc`,
  oldest: sql`interview_sessions.created_at, interview_sessions.id`,
  highest: sql`figures.total_score desc nulls last, interview_sessions.id desc`,
  lowest: sql`figures.total_score nulls last, interview_sessions.id desc`,
} as const;

const comesAfter: Record<SessionSort, (end: PageEnd) => ReturnType<typeof sql<boolean>>> = {
  newest: ({ key, id }) =>
    sql`(interview_sessions.created_at, interview_sessions.id) < (${timeOfMicroseconds(key)}, ${id}::int)`,
  oldest: ({ key, id }) =>
    sql`(interview_sessions.created_at, interview_sessions.id) > (${timeOfMicroseconds(key)}, ${id}::int)`,
  highest: (end) => scoredAfter(end, sql`<`),
  lowest: (end) => scoredAfter(end, sql`>`),
};

function scoredAfter({ key, id }: PageEnd, beyond: ReturnType<typeof sql>) {
  const older = sql`interview_sessions.id < ${id}`;
  if (key === null) return sql<boolean>`(figures.total_score is null and ${older})`;
  return sql<boolean>`(
    figures.total_score ${beyond} ${key} or (figures.total_score = ${key} and ${older})
    or figures.total_score is null
  )`;
}

/**
 * Whether a question or an answer that counts contains the text, ignoring case. `%` and `_` are not wildcards.
 * Aggregates, because PostgreSQL would turn `exists` into a scan of the texts of all users.
 */
function mentions(text: string) {
  const escaped = text.normalize('NFC').replaceAll(/[\\%_]/g, String.raw`\$&`);
  const pattern = sql`lower(${`%${escaped}%`})`;
  return sql<boolean>`(
    (
      select bool_or(lower(questions.text) like ${pattern}) from questions
      where questions.session_id = interview_sessions.id
    ) or (
      select bool_or(lower(answers.answer_text) like ${pattern}) from answers
      where answers.session_id = interview_sessions.id and answers.counts
    )
  )`;
}

export function sumSessions(db: Db, userId: number) {
  return db
    .selectFrom('interview_sessions')
    .leftJoin('analyses', 'analyses.session_id', 'interview_sessions.id')
    .where('user_id', '=', userId)
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`(count(*) filter (where status = 'completed'))::int`.as('completed'),
      sql<number>`coalesce(round(avg(overall_score) filter (where status = 'completed')), 0)::int`.as(
        'score',
      ),
    ])
    .executeTakeFirstOrThrow();
}

export function sumAnswers(db: Db, userId: number) {
  return db
    .selectFrom('interview_sessions')
    .innerJoin('answers', 'answers.session_id', 'interview_sessions.id')
    .where('interview_sessions.user_id', '=', userId)
    .where('answers.counts', '=', true)
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`coalesce(round((sum(answers.duration) / 60)::numeric), 0)::int`.as('minutes'),
    ])
    .executeTakeFirstOrThrow();
}

/** Analyses of sessions, newest first. */
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
  // One parameter for the list: otherwise each length would be a statement of its own to prepare.
  return sessionRows(db, userId)
    .where(sql<boolean>`interview_sessions.id = any(${ids})`)
    .execute();
}

/** Also deletes what waits for its analysis, which no foreign key removes. */
export async function deleteSession(db: Db, userId: number, sessionId: number): Promise<void> {
  await db
    .deleteFrom('speech_streams')
    .where('user_id', '=', userId)
    .where('key', 'in', (eb) =>
      eb
        .selectFrom('answers')
        .select('stream_key')
        .where('session_id', '=', sessionId)
        .$narrowType<{ stream_key: string }>(),
    )
    .execute();
  await db
    .deleteFrom('uploads')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('answers')
        .select('upload_id')
        .where('session_id', '=', sessionId)
        .$narrowType<{ upload_id: string }>(),
    )
    .execute();
  await db.deleteFrom('interview_sessions').where('id', '=', sessionId).execute();
}
