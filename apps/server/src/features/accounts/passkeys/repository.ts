import type { Kysely } from 'kysely';
import type { Schema } from '../../../database/schema.ts';

type Db = Kysely<Schema>;

export function findPasskeys(db: Db, userId: number) {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

/** A passkey with the account that it signs in. */
export function findByCredential(db: Db, credentialId: string) {
  return db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .select([
      'passkeys.id as passkeyId',
      'passkeys.credential_id',
      'passkeys.public_key',
      'passkeys.counter',
      'users.id',
      'users.username',
      'users.email',
      'users.role',
    ])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

type NewPasskey = {
  userId: number;
  credentialId: string;
  publicKey: Uint8Array;
  counter: number;
  transports: readonly string[];
  name: string;
  backedUp: boolean;
  at: Date;
};

/** Null when the credential belongs to an account already. */
export async function insertPasskey(db: Db, values: NewPasskey) {
  const row = await db
    .insertInto('passkeys')
    .values({
      user_id: values.userId,
      credential_id: values.credentialId,
      public_key: Buffer.from(values.publicKey),
      counter: values.counter,
      transports: JSON.stringify(values.transports),
      name: values.name,
      backed_up: values.backedUp,
      created_at: values.at,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function setUsed(
  db: Db,
  id: number,
  { counter, backedUp, at }: { counter: number; backedUp: boolean; at: Date },
): Promise<void> {
  await db
    .updateTable('passkeys')
    .set({ counter, backed_up: backedUp, last_used_at: at })
    .where('id', '=', id)
    .execute();
}

export async function setName(db: Db, userId: number, id: number, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deletePasskey(db: Db, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function insertChallenge(
  db: Db,
  challenge: string,
  userId: number | null,
  expiresAt: Date,
): Promise<void> {
  await db
    .insertInto('passkey_challenges')
    .values({ challenge, user_id: userId, expires_at: expiresAt })
    .execute();
}

/** Uses a challenge up: it is signed once. */
export async function takeChallenge(
  db: Db,
  challenge: string,
  userId: number | null,
  now: Date,
): Promise<boolean> {
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('user_id', 'is not distinct from', userId)
    .returning('expires_at')
    .executeTakeFirst();
  return row !== undefined && row.expires_at > now;
}

export async function deleteOldChallenges(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', now).execute();
}
