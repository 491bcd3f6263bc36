import { type Kysely, sql } from 'kysely';

/** Whoever changes or deletes an account, all nodes hear of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function tell_account_change() returns trigger language plpgsql as $$
    begin
      perform pg_notify(
        'daedap_events', json_build_object('type', 'account', 'userId', old.id)::text
      );
      return null;
    end $$`.execute(db);
  await sql`
    create trigger users_changed after update or delete on users
    for each row execute function tell_account_change()`.execute(db);
}
