import { mailLinkMinutes } from '@daedap/contract/constants/accounts';
import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { AccountTables } from '../../../database/account-tables.ts';
import type { Schema } from '../../../database/schema.ts';
import { AppError } from '../../../http/app-error.ts';

type Db = Kysely<Schema>;
type Purpose = AccountTables['mail_links']['purpose'];

/** The secret has 256 bits, so a fast hash is enough. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Makes the secret of a link. An earlier link of that purpose ends. */
export async function createLink(
  db: Db,
  link: { userId: number; purpose: Purpose; email?: string },
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const values = {
    token_hash: hashOf(token),
    email: link.email ?? null,
    expires_at: new Date(now.getTime() + mailLinkMinutes * 60 * 1000),
  };
  await db
    .insertInto('mail_links')
    .values({ user_id: link.userId, purpose: link.purpose, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(values))
    .execute();
  return token;
}

/** Uses a link up. Fails when it was used, has expired or never existed. */
export async function useLink(db: Db, purpose: Purpose, token: string, now: Date) {
  const link = await db
    .deleteFrom('mail_links')
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .returning(['user_id', 'email', 'expires_at'])
    .executeTakeFirst();
  if (!link || link.expires_at <= now) throw new AppError('LINK_EXPIRED');
  return { userId: link.user_id, email: link.email };
}

export async function deleteLinks(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('mail_links').where('user_id', '=', userId).execute();
}

export async function deleteOldLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('mail_links').where('expires_at', '<', now).execute();
}
