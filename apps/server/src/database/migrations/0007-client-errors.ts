import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

const notNull = (column: ColumnDefinitionBuilder) => column.notNull();

/** Faults that browsers reported, equal ones as one row. Nothing in it leads to a person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('client_errors')
    .addColumn('fingerprint', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', notNull)
    .addColumn('message', 'text', notNull)
    .addColumn('stack', 'text', notNull)
    .addColumn('page', 'text', notNull)
    .addColumn('version', 'text', notNull)
    .addColumn('browser', 'text', notNull)
    .addColumn('count', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('first_seen_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('last_seen_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema
    .createIndex('client_errors_last_seen_at')
    .on('client_errors')
    .column('last_seen_at')
    .execute();
}
