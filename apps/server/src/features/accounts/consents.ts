import { policyVersion } from '@daedap/contract/constants/accounts';
import type { Language } from '@daedap/contract/languages';
import type { Kysely } from 'kysely';
import type { AccountTables } from '../../database/account-tables.ts';
import type { Schema } from '../../database/schema.ts';
import type { Clock } from '../../lib/clock.ts';

type Deps = { db: Kysely<Schema>; clock: Clock };

/** Keeps that the user agreed to the current version. The first time counts. */
export async function giveConsent(
  { db, clock }: Deps,
  userId: number,
  from: { language: Language; source: AccountTables['consents']['source'] },
): Promise<void> {
  await db
    .insertInto('consents')
    .values({ user_id: userId, version: policyVersion, agreed_at: clock.now(), ...from })
    .onConflict((conflict) => conflict.columns(['user_id', 'version']).doNothing())
    .execute();
}

export async function consentOf({ db }: Pick<Deps, 'db'>, userId: number) {
  const row = await db
    .selectFrom('consents')
    .select(['version', 'agreed_at'])
    .where('user_id', '=', userId)
    .orderBy('agreed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const agreed = row ? { version: row.version, agreedAt: row.agreed_at.toISOString() } : null;
  return { current: policyVersion, agreed };
}
