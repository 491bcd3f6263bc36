import { signInDaysKept, signInsKept } from '@daedap/contract/constants/accounts';
import type { Device, SignInMethod } from '@daedap/contract/sign-ins';
import type { User } from '@daedap/contract/users';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../database/schema.ts';
import { publicColumns } from '../repository.ts';
import type { TokenClaims } from '../tokens.ts';

type Db = Kysely<Schema>;

type NewSignIn = Device & {
  userId: number;
  method: SignInMethod;
  network: string;
  at: Date;
  expiresAt: Date;
};

/** Keeps the list of the account short: what has ended goes first, then the oldest. */
export async function insertSignIn(db: Db, values: NewSignIn): Promise<number> {
  const { userId, method, browser, system, network, at, expiresAt } = values;
  const { id } = await db
    .insertInto('sign_ins')
    .values({
      user_id: userId,
      method,
      browser,
      system,
      network,
      created_at: at,
      last_seen_at: at,
      expires_at: expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    delete from sign_ins where user_id = ${userId} and id in (
      select id from sign_ins where user_id = ${userId}
      order by ended_at is null and expires_at > ${at} desc, created_at desc, id desc offset ${signInsKept}
    )`.execute(db);
  return id;
}

/** How long a sign-in may be in use before that is written down again. */
const lastSeenStepMs = 60 * 60 * 1000;

/** The account of a token, or null if the account or its sign-in has ended. */
export async function findSignedIn(db: Db, claims: TokenClaims, now: Date): Promise<User | null> {
  return claims.signInId === null
    ? findByOldToken(db, claims.userId, claims.issuedAt)
    : findBySignIn(db, claims.userId, claims.signInId, now);
}

async function findBySignIn(db: Db, userId: number, signInId: number, now: Date) {
  const row = await db
    .selectFrom('sign_ins')
    .innerJoin('users', 'users.id', 'sign_ins.user_id')
    .select(['users.id', 'users.username', 'users.email', 'users.role', 'sign_ins.last_seen_at'])
    .where('sign_ins.id', '=', signInId)
    .where('users.id', '=', userId)
    .where('sign_ins.ended_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { last_seen_at: lastSeen, ...user } = row;
  if (now.getTime() - lastSeen.getTime() >= lastSeenStepMs) {
    const seen = { last_seen_at: now };
    await db.updateTable('sign_ins').set(seen).where('id', '=', signInId).execute();
  }
  return user;
}

/** A token that names no sign-in is older than the sign-ins, or another version issued it during an upgrade. */
async function findByOldToken(db: Db, userId: number, issuedAt: Date): Promise<User | null> {
  const row = await db
    .selectFrom('users')
    .select(publicColumns)
    .where('id', '=', userId)
    .where((where) =>
      where.or([where('signed_out_at', 'is', null), where('signed_out_at', '<', issuedAt)]),
    )
    .executeTakeFirst();
  return row ?? null;
}

export function findSignIns(db: Db, userId: number) {
  return db
    .selectFrom('sign_ins')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Whether there was such a sign-in. One that has ended stays as it is. */
export async function endSignIn(db: Db, userId: number, id: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sign_ins')
    .set((from) => ({ ended_at: from.fn.coalesce('ended_at', sql<Date>`${at}::timestamptz`) }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends all sign-ins of an account, or all but one, and the tokens that name none. */
export async function endSignIns(db: Db, userId: number, at: Date, except?: number): Promise<void> {
  const all = db
    .updateTable('sign_ins')
    .set({ ended_at: at })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null);
  await (except === undefined ? all : all.where('id', '<>', except)).execute();
  await db.updateTable('users').set({ signed_out_at: at }).where('id', '=', userId).execute();
}

export async function prolongSignIn(db: Db, id: number, expiresAt: Date): Promise<void> {
  await db.updateTable('sign_ins').set({ expires_at: expiresAt }).where('id', '=', id).execute();
}

export async function deleteOldSignIns(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - signInDaysKept * 24 * 60 * 60 * 1000);
  await db.deleteFrom('sign_ins').where('created_at', '<', before).execute();
}
