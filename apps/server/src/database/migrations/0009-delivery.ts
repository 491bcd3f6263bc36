import type { Kysely } from 'kysely';

/** How an answer was said, in numbers of the device that recorded it. Answers of earlier versions have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('answers').addColumn('delivery', 'jsonb').execute();
}
