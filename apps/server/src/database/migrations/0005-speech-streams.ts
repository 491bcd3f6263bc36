import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

const now = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(sql`now()`);
const notNull = (column: ColumnDefinitionBuilder) => column.notNull();
const zero = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);
const no = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(false);
const empty = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(sql`''::bytea`);
const ofStream = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('speech_streams.id').onDelete('cascade');

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('speech_streams')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('key', 'text', notNull)
    .addColumn('language', 'text', notNull)
    .addColumn('version', 'integer', zero)
    .addColumn('closed', 'boolean', no)
    .addColumn('damaged', 'boolean', no)
    .addColumn('next_index', 'integer', zero)
    .addColumn('media', 'jsonb')
    .addColumn('samples', 'integer', zero)
    .addColumn('tail', 'bytea', empty)
    .addColumn('chances', 'bytea', empty)
    .addColumn('memory', 'bytea')
    .addColumn('begun', 'boolean', no)
    .addColumn('windows', 'integer', zero)
    .addColumn('told', 'integer', zero)
    .addColumn('created_at', 'timestamptz', now)
    .addColumn('updated_at', 'timestamptz', now)
    .addUniqueConstraint('speech_streams_user_id_key', ['user_id', 'key'])
    .execute();
  await db.schema
    .createIndex('speech_streams_updated_at')
    .on('speech_streams')
    .column('updated_at')
    .execute();
  await db.schema
    .createTable('speech_chunks')
    .addColumn('stream_id', 'integer', ofStream)
    .addColumn('chunk_index', 'integer', notNull)
    .addColumn('data', 'bytea', notNull)
    .addPrimaryKeyConstraint('speech_chunks_pkey', ['stream_id', 'chunk_index'])
    .execute();
  await db.schema
    .createTable('speech_windows')
    .addColumn('stream_id', 'integer', ofStream)
    .addColumn('number', 'integer', notNull)
    .addColumn('start_seconds', 'double precision', notNull)
    .addColumn('voice', 'jsonb', notNull)
    .addColumn('pcm', 'bytea')
    .addColumn('claimed_by', 'text')
    .addColumn('claimed_at', 'timestamptz')
    .addColumn('failures', 'integer', zero)
    .addColumn('heard', 'jsonb')
    .addPrimaryKeyConstraint('speech_windows_pkey', ['stream_id', 'number'])
    .execute();
  // Sound does not compress, and trying to takes time.
  for (const [table, column] of [
    ['speech_streams', 'tail'],
    ['speech_chunks', 'data'],
    ['speech_windows', 'pcm'],
  ] as const) {
    await sql`alter table ${sql.table(table)} alter ${sql.ref(column)} set storage external`.execute(
      db,
    );
  }
}
