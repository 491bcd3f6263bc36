import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

const notNull = (column: ColumnDefinitionBuilder) => column.notNull();
const now = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(sql`now()`);

/** Sets of questions that users write themselves. The key comes from the client, so that a repeated request makes one set. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('question_sets')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('key', 'uuid', notNull)
    .addColumn('name', 'text', notNull)
    .addColumn('questions', 'jsonb', notNull)
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'timestamptz', now)
    .addColumn('updated_at', 'timestamptz', now)
    .addUniqueConstraint('question_sets_key', ['user_id', 'key'])
    .execute();
}
