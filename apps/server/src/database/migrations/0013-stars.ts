import type { Kysely } from 'kysely';

/** Answers that their user marked as important. Marks of earlier versions stayed in the browser. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('answers')
    .addColumn('starred', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
}
