import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

const notNull = (column: ColumnDefinitionBuilder) => column.notNull();
const ofUser = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('users.id').onDelete('cascade');

/**
 * A row for each sign-in, so that one device or all of them can be signed out, and the links of mails. Tokens of before
 * name no sign-in: `users.signed_out_at` ends them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('signed_out_at', 'timestamptz').execute();
  await db.schema
    .createTable('sign_ins')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('user_id', 'integer', ofUser)
    .addColumn('method', 'text', notNull)
    .addColumn('browser', 'text', notNull)
    .addColumn('system', 'text', notNull)
    .addColumn('network', 'text', notNull)
    .addColumn('created_at', 'timestamptz', notNull)
    .addColumn('last_seen_at', 'timestamptz', notNull)
    .addColumn('expires_at', 'timestamptz', notNull)
    .addColumn('ended_at', 'timestamptz')
    .execute();
  await db.schema.createIndex('sign_ins_of_user').on('sign_ins').column('user_id').execute();
  await db.schema
    .createTable('mail_links')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'integer', ofUser)
    .addColumn('purpose', 'text', (column) =>
      column.notNull().check(sql`purpose in ('reset', 'email')`),
    )
    .addColumn('email', 'text')
    .addColumn('expires_at', 'timestamptz', notNull)
    .addUniqueConstraint('mail_links_of_user', ['user_id', 'purpose'])
    .execute();
  // All nodes hear of an ended sign-in in the way they hear of a changed account.
  await sql`
    create function tell_sign_in_end() returns trigger language plpgsql as $$
    begin
      perform pg_notify(
        'daedap_events', json_build_object('type', 'account', 'userId', old.user_id)::text
      );
      return null;
    end $$`.execute(db);
  await sql`
    create trigger sign_ins_ended after update of ended_at or delete on sign_ins
    for each row execute function tell_sign_in_end()`.execute(db);
}
