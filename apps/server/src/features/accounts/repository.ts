import { type Kysely, sql } from 'kysely';
import type { User } from '@daedap/contract/users';
import type { Schema } from '../../database/schema.ts';

type Db = Kysely<Schema>;

export const publicColumns = ['id', 'username', 'email', 'role'] as const;

/** null when the email is taken. The unique index decides, also between two nodes. */
export async function insertUser(
  db: Db,
  values: { email: string; username: string; passwordHash: string },
): Promise<User | null> {
  const row = await db
    .insertInto('users')
    .values({ email: values.email, username: values.username, password_hash: values.passwordHash })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning(publicColumns)
    .executeTakeFirst();
  return row ?? null;
}

export async function findUser(db: Db, id: number): Promise<User | null> {
  const row = await db
    .selectFrom('users')
    .select(publicColumns)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export function findCredentials(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select([...publicColumns, 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst();
}

export function findPasswordHash(db: Db, id: number) {
  return db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirst();
}

/** Returns the account, or null when another one has the address. */
export async function setEmail(db: Db, id: number, email: string): Promise<User | null> {
  const taken = db.selectFrom('users').select('id').where('email', '=', email);
  const row = await db
    .updateTable('users')
    .set({ email })
    .where('id', '=', id)
    .where((where) => where.not(where.exists(taken.where('id', '<>', id))))
    .returning(publicColumns)
    .executeTakeFirst()
    .catch((error: unknown) => {
      // Another node was quicker: the unique index decides.
      if (error instanceof Error && 'code' in error && error.code === '23505') return null;
      throw error;
    });
  return row ?? null;
}

export async function setPasswordHash(db: Db, id: number, passwordHash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute();
}

export function findProfile(db: Db, id: number) {
  return db
    .selectFrom('users')
    .select([...publicColumns, 'created_at'])
    .select((from) =>
      from
        .selectFrom('interview_sessions')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('interview_sessions.user_id', '=', 'users.id')
        .as('session_count'),
    )
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The foreign keys delete everything that belongs to the account. */
export async function deleteUser(db: Db, id: number): Promise<void> {
  await db.deleteFrom('users').where('id', '=', id).execute();
}

/** Returns whether there is such an account. */
export async function setRole(db: Db, email: string, role: User['role']): Promise<boolean> {
  const result = await db
    .updateTable('users')
    .set({ role })
    .where('email', '=', email)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
