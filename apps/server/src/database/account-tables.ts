import type { Device, SignInMethod } from '@daedap/contract/sign-ins';
import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt } from './schema.ts';

/** One sign-in on one device. Its tokens are valid until it is ended, expires or is removed. */
type SignInsTable = {
  id: Generated<number>;
  user_id: number;
  method: SignInMethod;
  browser: Device['browser'];
  system: Device['system'];
  /** The shortened address. */
  network: string;
  created_at: CreatedAt;
  last_seen_at: Date;
  expires_at: Date;
  ended_at: ColumnType<Date | null, Date | undefined, Date>;
};

/** A link that was sent by mail and not used yet. */
type MailLinksTable = {
  token_hash: string;
  user_id: number;
  purpose: 'reset' | 'email';
  /** The new address, if the link confirms one. */
  email: string | null;
  expires_at: Date;
};

export type AccountTables = {
  sign_ins: SignInsTable;
  mail_links: MailLinksTable;
};
