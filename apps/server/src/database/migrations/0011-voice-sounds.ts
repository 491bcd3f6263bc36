import type { Kysely } from 'kysely';

/** Questions as a service spoke them, so that each is paid for and waited for once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('voice_sounds')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('question_id', 'integer', (column) =>
      column.references('questions.id').onDelete('cascade'),
    )
    .addColumn('content_type', 'text', (column) => column.notNull())
    .addColumn('data', 'bytea', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('heard_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('voice_sounds_question_id')
    .on('voice_sounds')
    .column('question_id')
    .execute();
  await db.schema
    .createIndex('voice_sounds_heard_at')
    .on('voice_sounds')
    .column('heard_at')
    .execute();
}
