import type { Kysely } from 'kysely';

/** How an interview was held. Those of earlier versions were practice, in no particular format, with 10 s before an answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('interview_sessions')
    .addColumn('mode', 'text', (column) => column.notNull().defaultTo('practice'))
    .addColumn('format', 'text', (column) => column.notNull().defaultTo('free'))
    .addColumn('preparation_seconds', 'integer', (column) => column.notNull().defaultTo(10))
    .execute();
}
