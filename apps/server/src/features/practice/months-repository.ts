import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { readable } from './repository.ts';

type Db = Kysely<Schema>;

/** A month in the user's calendar. */
export type MonthRef = { readonly month: string; readonly timeZone: string };

const monthsBack = { this: 0, previous: 1 } as const;

/** The first moment of the month, or of the one so many months later. */
const startOf = ({ month, timeZone }: MonthRef, later: number) =>
  sql<Date>`((${`${month}-01`}::date + make_interval(months => ${later}::int))::timestamp at time zone ${timeZone})`;

/** The scored answers of the user in a month. */
function answersIn(db: Db, userId: number, ref: MonthRef, which: keyof typeof monthsBack) {
  const back = monthsBack[which];
  return scoredAnswers(db, userId)
    .where('answers.created_at', '>=', startOf(ref, -back))
    .where('answers.created_at', '<', startOf(ref, 1 - back));
}

const scoredAnswers = (db: Db, userId: number) =>
  db
    .selectFrom('answers')
    .where('answers.user_id', '=', userId)
    .where('answers.analysis_status', '=', 'completed')
    .where('answers.score', 'is not', null);

/** Months with a scored answer, newest first. */
export async function findMonths(db: Db, userId: number, timeZone: string, limit: number) {
  const rows = await scoredAnswers(db, userId)
    .select(
      sql<string>`to_char(answers.created_at at time zone ${timeZone}, 'YYYY-MM')`.as('month'),
    )
    .distinct()
    .orderBy('month', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ month }) => month);
}

/** What the scores of each day were, oldest first. */
export const sumByDay = (db: Db, userId: number, ref: MonthRef) =>
  answersIn(db, userId, ref, 'this')
    .select([
      sql<string>`to_char(answers.created_at at time zone ${ref.timeZone}, 'YYYY-MM-DD')`.as('day'),
      sql<number>`count(*)::int`.as('answers'),
      sql<number>`sum(answers.score)::int`.as('score_sum'),
    ])
    .groupBy('day')
    .orderBy('day')
    .execute();

export async function countInterviews(db: Db, userId: number, ref: MonthRef): Promise<number> {
  const { interviews } = await answersIn(db, userId, ref, 'this')
    .select(sql<number>`count(distinct answers.session_id)::int`.as('interviews'))
    .executeTakeFirstOrThrow();
  return interviews;
}

/** The mean of the month before; null without an answer in it. */
export async function meanBefore(db: Db, userId: number, ref: MonthRef): Promise<number | null> {
  const { mean } = await answersIn(db, userId, ref, 'previous')
    .select(sql<number | null>`round(avg(answers.score))::int`.as('mean'))
    .executeTakeFirstOrThrow();
  return mean;
}

/** The newest answers of the month as the coach reads them, newest first. */
export const findNewestIn = (db: Db, userId: number, ref: MonthRef, limit: number) =>
  answersIn(db, userId, ref, 'this')
    .innerJoin('questions', 'questions.id', 'answers.question_id')
    .innerJoin('interview_sessions', 'interview_sessions.id', 'answers.session_id')
    .where('answers.answer_text', '<>', '')
    .orderBy('answers.created_at', 'desc')
    .orderBy('answers.id', 'desc')
    .limit(limit)
    .select(readable)
    .execute();

/** The best answer to each question of the month, the best first; of equal ones the newest. */
export async function findBestIn(db: Db, userId: number, ref: MonthRef, limit: number) {
  const best = await answersIn(db, userId, ref, 'this')
    .innerJoin('questions', 'questions.id', 'answers.question_id')
    .where('answers.answer_text', '<>', '')
    .distinctOn('questions.text')
    .orderBy('questions.text')
    .orderBy('answers.score', 'desc')
    .orderBy('answers.id', 'desc')
    .select(['answers.id', 'answers.score'])
    .execute();
  const ids = best
    .toSorted((one, two) => (two.score ?? 0) - (one.score ?? 0) || two.id - one.id)
    .slice(0, limit)
    .map(({ id }) => id);
  const rows = await db
    .selectFrom('answers')
    .innerJoin('questions', 'questions.id', 'answers.question_id')
    .innerJoin('interview_sessions', 'interview_sessions.id', 'answers.session_id')
    .where('answers.user_id', '=', userId)
    .where('answers.id', '=', sql<number>`any(${ids})`)
    .selectAll('answers')
    .select([
      'questions.text as question_text',
      'questions.question_type',
      'questions.expected_duration',
      'interview_sessions.main_category',
      'interview_sessions.sub_category',
      'interview_sessions.difficulty',
    ])
    .execute();
  return rows.toSorted((one, two) => ids.indexOf(one.id) - ids.indexOf(two.id));
}
