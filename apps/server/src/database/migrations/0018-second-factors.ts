import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

const notNull = (column: ColumnDefinitionBuilder) => column.notNull();
const now = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(sql`now()`);
const ofUser = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('users.id').onDelete('cascade');

/** Authenticator apps with their recovery codes, and passkeys. Nobody has any until they add one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('second_factors')
    .addColumn('user_id', 'integer', (column) => ofUser(column).primaryKey())
    .addColumn('secret', 'bytea', notNull)
    .addColumn('last_step', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'timestamptz', now)
    .addColumn('confirmed_at', 'timestamptz')
    .execute();
  await db.schema
    .createTable('recovery_codes')
    .addColumn('user_id', 'integer', ofUser)
    .addColumn('code_hash', 'text', notNull)
    .addPrimaryKeyConstraint('recovery_codes_pkey', ['user_id', 'code_hash'])
    .execute();
  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('user_id', 'integer', ofUser)
    .addColumn('credential_id', 'text', (column) => column.notNull().unique())
    .addColumn('public_key', 'bytea', notNull)
    .addColumn('counter', 'integer', notNull)
    .addColumn('transports', 'jsonb', notNull)
    .addColumn('name', 'text', notNull)
    .addColumn('backed_up', 'boolean', notNull)
    .addColumn('created_at', 'timestamptz', now)
    .addColumn('last_used_at', 'timestamptz')
    .execute();
  await db.schema.createIndex('passkeys_of_user').on('passkeys').column('user_id').execute();
  await db.schema
    .createTable('passkey_challenges')
    .addColumn('challenge', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('expires_at', 'timestamptz', notNull)
    .execute();
}
