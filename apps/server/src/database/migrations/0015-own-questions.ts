import { type Kysely, sql } from 'kysely';

/** Questions that the user brought, with what a strong answer contains. Earlier sessions had questions of the bank. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('interview_sessions')
    .addColumn('source', 'text', (column) => column.notNull().defaultTo('bank'))
    .execute();
  await db.schema
    .alterTable('questions')
    .addColumn('points', 'jsonb', (column) => column.notNull().defaultTo(sql`'[]'`))
    .execute();
}
