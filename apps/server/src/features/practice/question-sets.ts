import type { ParsedBodyOf } from '@daedap/contract/call';
import type * as calls from '@daedap/contract/calls/question-sets';
import { questionSetsMax, type QuestionSet } from '@daedap/contract/question-sets';
import type { User } from '@daedap/contract/users';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { Clock } from '../../lib/clock.ts';
import { AppError } from '../../http/app-error.ts';
import { lockUser } from '../sessions/repository.ts';

type Deps = { readonly db: Kysely<Schema>; readonly clock: Clock };

export async function getQuestionSets({ db }: Deps, user: User) {
  const rows = await db
    .selectFrom('question_sets')
    .where('user_id', '=', user.id)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .selectAll()
    .execute();
  return { sets: rows.map(presentSet) };
}

/** The lock makes nodes wait for each other, so that a user never has more sets than allowed. */
export function createQuestionSet(
  { db, clock }: Deps,
  user: User,
  { key, name, questions }: ParsedBodyOf<typeof calls.createQuestionSet>,
) {
  return db.transaction().execute(async (trx) => {
    if (!(await lockUser(trx, user.id))) throw new AppError('UNAUTHENTICATED');
    const own = trx.selectFrom('question_sets').where('user_id', '=', user.id);
    const first = await own.where('key', '=', key).selectAll().executeTakeFirst();
    if (first) return { set: presentSet(first) };
    const { count } = await own
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow();
    if (count >= questionSetsMax) throw new AppError('SET_LIMIT');
    const now = clock.now();
    const row = await trx
      .insertInto('question_sets')
      .values({
        user_id: user.id,
        key,
        name,
        questions: JSON.stringify(questions),
        created_at: now,
        updated_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { set: presentSet(row) };
  });
}

/** Refuses to overwrite what another tab or device has saved meanwhile. */
export async function saveQuestionSet(
  { db, clock }: Deps,
  user: User,
  setId: number,
  { version, name, questions }: ParsedBodyOf<typeof calls.saveQuestionSet>,
) {
  const row = await db
    .updateTable('question_sets')
    .set({
      name,
      questions: JSON.stringify(questions),
      version: version + 1,
      updated_at: clock.now(),
    })
    .where('id', '=', setId)
    .where('user_id', '=', user.id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
  if (row) return { set: presentSet(row) };
  const current = await db
    .selectFrom('question_sets')
    .where('id', '=', setId)
    .where('user_id', '=', user.id)
    .select('id')
    .executeTakeFirst();
  throw new AppError(current ? 'SET_CHANGED' : 'NOT_FOUND');
}

export async function deleteQuestionSet({ db }: Deps, user: User, setId: number) {
  const { numDeletedRows } = await db
    .deleteFrom('question_sets')
    .where('id', '=', setId)
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new AppError('NOT_FOUND');
  return {};
}

const presentSet = (row: Selectable<Schema['question_sets']>): QuestionSet => ({
  id: row.id,
  name: row.name,
  questions: row.questions,
  version: row.version,
  updatedAt: row.updated_at.toISOString(),
});
