import { activeSessionStatuses, type SessionStatus } from '@daedap/contract/categories';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { sessionRows } from './find-session.ts';

type Db = Kysely<Schema>;

/**
 * Locks a user while limits are checked: active sessions, size of backups. Inserts of rows that refer to the user do
 * not have to wait. Returns false when the account is gone.
 */
export async function lockUser(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Keeps the account from being deleted during the transaction. To be called before a session is locked, because a
 * deletion locks in that order. Returns false when the account is gone.
 */
export async function holdUser(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks a session for changes of its questions, answers and status. */
export function lockSession(db: Db, sessionId: number) {
  return db
    .selectFrom('interview_sessions')
    .selectAll()
    .where('id', '=', sessionId)
    .forUpdate()
    .executeTakeFirst();
}

export async function countActive(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('interview_sessions')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('status', 'in', activeSessionStatuses)
    .executeTakeFirstOrThrow();
  return count;
}

/** Practice without a network may exceed the limit of active sessions. */
const activeShown = 100;

export function findActive(db: Db, userId: number) {
  return sessionRows(db, userId)
    .where('interview_sessions.status', 'in', activeSessionStatuses)
    .orderBy('interview_sessions.id', 'desc')
    .limit(activeShown)
    .execute();
}

/** How many earlier questions are avoided when new ones are chosen. */
const maxSeen = 300;

export async function findSeen(
  db: Db,
  userId: number,
  cell: { mainCategory: string; subCategory: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('questions')
    .innerJoin('interview_sessions', 'interview_sessions.id', 'questions.session_id')
    .select(['questions.bank_id', 'questions.text'])
    .where('interview_sessions.user_id', '=', userId)
    .where(sql<boolean>`interview_sessions.main_category = ${cell.mainCategory}`)
    .where('interview_sessions.sub_category', '=', cell.subCategory)
    // The user's own questions are nobody else's business, and the bank does not have them.
    .where((eb) =>
      eb.or([
        eb('interview_sessions.source', '=', 'bank'),
        eb('questions.bank_id', 'is not', null),
      ]),
    )
    .orderBy('questions.id', 'desc')
    .limit(maxSeen)
    .execute();
  return rows.map((row) => row.bank_id ?? row.text);
}

export async function insertSession(
  db: Db,
  values: Insertable<Schema['interview_sessions']>,
): Promise<number> {
  const { id } = await db
    .insertInto('interview_sessions')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function insertQuestions(db: Db, values: Insertable<Schema['questions']>[]) {
  return db.insertInto('questions').values(values).returningAll().execute();
}

export function findQuestions(db: Db, sessionId: number) {
  return db
    .selectFrom('questions')
    .selectAll('questions')
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('answers')
            .select('id')
            .whereRef('answers.question_id', '=', 'questions.id'),
        )
        .as('answered'),
    )
    .where('session_id', '=', sessionId)
    .orderBy('number')
    .execute();
}

/** Makes room for a new question after this one. */
export async function moveQuestionsBehind(
  db: Db,
  sessionId: number,
  number: number,
): Promise<void> {
  await db
    .updateTable('questions')
    .set((eb) => ({ number: eb('number', '+', 1) }))
    .where('session_id', '=', sessionId)
    .where('number', '>', number)
    .execute();
}

export async function addToQuestionCount(db: Db, sessionId: number): Promise<void> {
  await db
    .updateTable('interview_sessions')
    .set((eb) => ({ question_count: eb('question_count', '+', 1) }))
    .where('id', '=', sessionId)
    .execute();
}

/**
 * Removes follow-ups that were prepared in real mode but came too late to be asked. Returns how many questions the
 * session has then.
 */
export async function dropUnaskedFollowUps(db: Db, sessionId: number): Promise<number> {
  await sql`
    delete from questions
    where session_id = ${sessionId} and follows_question_id is not null
      and not exists (select from answers where answers.question_id = questions.id)`.execute(db);
  await sql`
    update questions set number = counted.number
    from (
      select id, row_number() over (order by number) as number
      from questions where session_id = ${sessionId}
    ) counted
    where questions.id = counted.id and questions.number <> counted.number`.execute(db);
  const { rows } = await sql<{ question_count: number }>`
    update interview_sessions
    set question_count = (select count(*)::int from questions where session_id = ${sessionId})
    where id = ${sessionId}
    returning question_count`.execute(db);
  return rows[0]?.question_count ?? 0;
}

/** Raises the question count to the number of questions, if that is higher. */
export async function recountQuestions(db: Db, sessionId: number): Promise<void> {
  await sql`
    update interview_sessions set question_count = greatest(
      question_count, (select count(*)::int from questions where session_id = ${sessionId})
    ) where id = ${sessionId}`.execute(db);
}

export async function updateSession(
  db: Db,
  sessionId: number,
  values: {
    status?: SessionStatus;
    completed_at?: Date | null;
    current_question_index?: number;
    total_duration?: number;
  },
): Promise<void> {
  if (Object.keys(values).length === 0) return;
  await db.updateTable('interview_sessions').set(values).where('id', '=', sessionId).execute();
}
