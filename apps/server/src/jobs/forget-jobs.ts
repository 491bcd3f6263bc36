import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Removes the jobs about a user's answers, also those that are done: the queue keeps them for a day. */
export async function forgetJobs(db: Kysely<Schema>, userId: number): Promise<void> {
  await sql`
    delete from pgboss.job
    where data ->> 'answerId' in (select id::text from answers where user_id = ${userId})`.execute(
    db,
  );
}
