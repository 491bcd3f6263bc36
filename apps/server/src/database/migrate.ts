import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import * as accounts from './migrations/0001-accounts.ts';
import * as rateLimits from './migrations/0002-rate-limits.ts';
import * as interviewSessions from './migrations/0003-interview-sessions.ts';
import * as interviews from './migrations/0004-interviews.ts';
import * as speechStreams from './migrations/0005-speech-streams.ts';
import * as accountEvents from './migrations/0006-account-events.ts';
import type { Schema } from './schema.ts';

/** In order, by name. A migration that has landed is never changed. */
const migrations = {
  '0001-accounts': accounts,
  '0002-rate-limits': rateLimits,
  '0003-interview-sessions': interviewSessions,
  '0004-interviews': interviews,
  '0005-speech-streams': speechStreams,
  '0006-account-events': accountEvents,
};

/** Brings the database up to date. Nodes that start together wait for each other here. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
