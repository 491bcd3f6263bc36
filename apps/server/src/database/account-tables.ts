import type { Language } from '@daedap/contract/languages';
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

type SecondFactorsTable = {
  user_id: number;
  /** The key of the codes. An app and the server need the same one, so it cannot be a hash. */
  secret: Buffer;
  /** The half minute of the last code that was used: none works twice. */
  last_step: Generated<number>;
  created_at: CreatedAt;
  /** Null until a code was confirmed. */
  confirmed_at: ColumnType<Date | null, Date | undefined, Date>;
};

type RecoveryCodesTable = { user_id: number; code_hash: string };

type PasskeysTable = {
  id: Generated<number>;
  user_id: number;
  credential_id: string;
  public_key: Buffer;
  counter: number;
  /** Written as JSON text. */
  transports: ColumnType<string[], string, never>;
  name: string;
  /** Whether a provider keeps a copy for other devices. */
  backed_up: boolean;
  created_at: CreatedAt;
  last_used_at: ColumnType<Date | null, Date | undefined, Date>;
};

/** What a passkey has to sign next, once. */
type PasskeyChallengesTable = {
  challenge: string;
  /** Who adds a passkey; null for a sign-in. */
  user_id: number | null;
  expires_at: Date;
};

/** That somebody agreed to a version of the privacy notice and the terms. */
type ConsentsTable = {
  id: Generated<number>;
  user_id: number;
  version: string;
  /** In which it was shown. */
  language: Language;
  source: 'registration' | 'notice';
  agreed_at: Date;
};

export type AccountTables = {
  consents: ConsentsTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  sign_ins: SignInsTable;
  mail_links: MailLinksTable;
};
