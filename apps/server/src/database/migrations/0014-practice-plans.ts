import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

const notNull = (column: ColumnDefinitionBuilder) => column.notNull();
const now = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(sql`now()`);

/** When a user wants to practise, and the day of the interview. A day of the calendar is text: it has no time zone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('practice_plans')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().unique().references('users.id').onDelete('cascade'),
    )
    .addColumn('days', 'jsonb', notNull)
    .addColumn('minutes', 'integer', notNull)
    .addColumn('interview_on', 'text')
    .addColumn('created_at', 'timestamptz', now)
    .addColumn('updated_at', 'timestamptz', now)
    .execute();
}
