import type { PracticePlan } from '@daedap/contract/practice-plan';
import type { User } from '@daedap/contract/users';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { Clock } from '../../lib/clock.ts';

type Deps = { readonly db: Kysely<Schema>; readonly clock: Clock };

/** The user's plan, or null. */
export async function getPlan({ db }: Deps, user: User): Promise<{ plan: PracticePlan | null }> {
  const row = await db
    .selectFrom('practice_plans')
    .where('user_id', '=', user.id)
    .select(['days', 'minutes', 'interview_on'])
    .executeTakeFirst();
  return {
    plan: row ? { days: row.days, minutes: row.minutes, interviewOn: row.interview_on } : null,
  };
}

export async function savePlan({ db, clock }: Deps, user: User, plan: PracticePlan) {
  const values = {
    days: JSON.stringify(plan.days),
    minutes: plan.minutes,
    interview_on: plan.interviewOn,
    updated_at: clock.now(),
  };
  await db
    .insertInto('practice_plans')
    .values({ user_id: user.id, created_at: clock.now(), ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
  return { plan };
}

export async function deletePlan({ db }: Deps, user: User) {
  await db.deleteFrom('practice_plans').where('user_id', '=', user.id).execute();
  return {};
}
