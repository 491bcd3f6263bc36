import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

const notNull = (column: ColumnDefinitionBuilder) => column.notNull();

/** Who agreed to what version of the privacy notice and the terms, and when. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('consents')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('version', 'text', notNull)
    .addColumn('language', 'text', notNull)
    .addColumn('source', 'text', (column) =>
      column.notNull().check(sql`source in ('registration', 'notice')`),
    )
    .addColumn('agreed_at', 'timestamptz', notNull)
    .addUniqueConstraint('consents_once', ['user_id', 'version'])
    .execute();
}
