import { type Kysely, sql } from 'kysely';

/** What moved each score of an answer. Answers that were analysed before have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('answers')
    .addColumn('effects', 'jsonb', (column) => column.notNull().defaultTo(sql`'[]'::jsonb`))
    .execute();
}
