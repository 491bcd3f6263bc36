import { keysOf } from '@daedap/contract/keys-of';
import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { StartError } from '../lib/start-error.ts';
import * as accounts from './migrations/0001-accounts.ts';
import * as rateLimits from './migrations/0002-rate-limits.ts';
import * as interviewSessions from './migrations/0003-interview-sessions.ts';
import * as interviews from './migrations/0004-interviews.ts';
import * as speechStreams from './migrations/0005-speech-streams.ts';
import * as accountEvents from './migrations/0006-account-events.ts';
import * as clientErrors from './migrations/0007-client-errors.ts';
import * as scoreEffects from './migrations/0008-score-effects.ts';
import * as delivery from './migrations/0009-delivery.ts';
import * as interviewModes from './migrations/0010-interview-modes.ts';
import * as voiceSounds from './migrations/0011-voice-sounds.ts';
import * as scripts from './migrations/0012-scripts.ts';
import * as stars from './migrations/0013-stars.ts';
import * as practicePlans from './migrations/0014-practice-plans.ts';
import * as ownQuestions from './migrations/0015-own-questions.ts';
import * as questionSets from './migrations/0016-question-sets.ts';
import * as signIns from './migrations/0017-sign-ins.ts';
import * as secondFactors from './migrations/0018-second-factors.ts';
import * as consents from './migrations/0019-consents.ts';
import type { Schema } from './schema.ts';

/** In the order of their names. A migration is never changed after its release. */
const migrations = {
  '0001-accounts': accounts,
  '0002-rate-limits': rateLimits,
  '0003-interview-sessions': interviewSessions,
  '0004-interviews': interviews,
  '0005-speech-streams': speechStreams,
  '0006-account-events': accountEvents,
  '0007-client-errors': clientErrors,
  '0008-score-effects': scoreEffects,
  '0009-delivery': delivery,
  '0010-interview-modes': interviewModes,
  '0011-voice-sounds': voiceSounds,
  '0012-scripts': scripts,
  '0013-stars': stars,
  '0014-practice-plans': practicePlans,
  '0015-own-questions': ownQuestions,
  '0016-question-sets': questionSets,
  '0017-sign-ins': signIns,
  '0018-second-factors': secondFactors,
  '0019-consents': consents,
};

export const migrationNames: readonly string[] = keysOf(migrations);

/**
 * Runs all migrations, or those up to a name. If one fails, none is applied. Nodes that start at the same time wait for
 * each other here.
 */
export async function migrate(db: Kysely<Schema>, upTo = migrationNames.at(-1)!): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  const { error } = await migrator.migrateTo(upTo);
  if (!error) return;
  const newer = (await appliedTo(db)).find((name) => !migrationNames.includes(name));
  if (newer === undefined) throw error;
  throw new StartError(`the database belongs to a newer version (${newer}): start that one`);
}

/** Makes nodes that start meanwhile wait until this connection ends. */
export async function holdMigrations(db: Kysely<Schema>): Promise<void> {
  const { adapter } = db.getExecutor();
  await adapter.acquireMigrationLock(db, { lockTable: '', lockRowId: '' });
}

async function appliedTo(db: Kysely<Schema>): Promise<string[]> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    return rows.map((row) => row.name);
  } catch {
    // The caller throws the first error.
    return [];
  }
}
