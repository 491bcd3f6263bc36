import type { ParsedBodyOf } from '@daedap/contract/call';
import type { deleteMe, login, register } from '@daedap/contract/calls/accounts';
import { policyVersion } from '@daedap/contract/constants/accounts';
import type { Language } from '@daedap/contract/languages';
import type { RateLimit } from '@daedap/contract/constants/network';
import type { Profile, User } from '@daedap/contract/users';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { networkOf } from '../../http/request-info.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { deleteJobsOfUser } from '../../jobs/pg-boss-additions.ts';
import type { EventBus } from '../../events/event-bus.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Config } from '../../lib/config.ts';
import type { Secrets } from '../../lib/secrets.ts';
import { type RemovalDeps, removeBytesOfUser } from '../backups/removal.ts';
import { lockUser } from '../sessions/repository.ts';
import type { Logger } from 'pino';
import { giveConsent } from './consents.ts';
import { createMailer, type Mailer } from './mail/mailer.ts';
import { checkPassword, hashPassword, requirePassword, reserveAttempt } from './passwords.ts';
import * as repository from './repository.ts';
import { requireSecondFactor } from './second-factor/service.ts';
import { findSignedIn } from './sign-ins/repository.ts';
import { type Caller, startSignIn } from './sign-ins/service.ts';
import { createTokens, type Tokens } from './tokens.ts';
import { createUserCache, type UserCache } from './user-cache.ts';

export type AccountDeps = {
  db: Kysely<Schema>;
  tokens: Tokens;
  limits: RateLimits;
  clock: Clock;
  removal: RemovalDeps;
  users: UserCache;
  log: Logger;
  /** Null where the settings name no mail server. */
  mailer: Mailer | null;
  operator: Config['operator'];
  /** Services of others that get answers, speech or questions. */
  services: { language: boolean; speech: boolean; voice: boolean };
  /** Where browsers find the service; passkeys belong to it. */
  publicUrl: string | undefined;
};

export function createAccounts(
  deps: Omit<AccountDeps, 'tokens' | 'users' | 'mailer'> & {
    events: EventBus;
    mail: Config['mail'];
  },
  { jwtSecret, previousJwtSecret }: Secrets,
): AccountDeps {
  const { events, mail, ...rest } = deps;
  const { db, clock, log } = rest;
  return {
    ...rest,
    tokens: createTokens(jwtSecret, clock, previousJwtSecret),
    users: createUserCache((claims) => findSignedIn(db, claims, clock.now()), events, clock),
    mailer: mail ? createMailer(mail, log) : null,
  };
}

export async function signUp(
  deps: AccountDeps,
  body: ParsedBodyOf<typeof register>,
  caller: Caller & { language: Language },
) {
  await deps.limits.consume('registrations', networkOf(caller.address));
  const user = await repository.insertUser(deps.db, {
    email: body.email,
    username: body.username,
    passwordHash: await hashPassword(body.password),
  });
  if (!user) throw new AppError('EMAIL_TAKEN');
  const { language } = caller;
  if (body.consent === policyVersion) {
    await giveConsent(deps, user.id, { language, source: 'registration' });
  }
  return startSignIn(deps, user, 'registration', caller);
}

export async function signIn(deps: AccountDeps, body: ParsedBodyOf<typeof login>, caller: Caller) {
  const attempt = await reserveAttempt(deps.limits, body.email, caller.address);
  const found = await repository.findCredentials(deps.db, body.email);
  const matches = await checkPassword(body.password, found?.password_hash);
  if (!found || !matches) {
    await attempt.failed();
    throw new AppError('BAD_CREDENTIALS');
  }
  await attempt.succeeded();
  await requireSecondFactor(deps, found.id, body.code, attempt.failed);
  const { id, username, email, role } = found;
  return startSignIn(deps, { id, username, email, role }, 'password', caller);
}

/** The account of a token. Fails when the token has expired, its sign-in has ended or the account is gone. */
export async function userOfToken(
  deps: Pick<AccountDeps, 'tokens' | 'users'>,
  token: string,
  options: { fresh: boolean } = { fresh: true },
): Promise<User> {
  const user = await deps.users.find(await deps.tokens.read(token), options);
  if (!user) throw new AppError('UNAUTHENTICATED');
  return user;
}

export async function profileOf(deps: Pick<AccountDeps, 'db'>, user: User): Promise<Profile> {
  const found = await repository.findProfile(deps.db, user.id);
  if (!found) throw new AppError('UNAUTHENTICATED');
  const { created_at: createdAt, session_count: sessionCount, ...rest } = found;
  return { ...rest, createdAt: createdAt.toISOString(), sessionCount: sessionCount ?? 0 };
}

export async function deleteAccount(
  deps: AccountDeps,
  user: User,
  body: ParsedBodyOf<typeof deleteMe>,
  address: string,
): Promise<void> {
  await requirePassword(deps, user, { password: body.password, address });
  await deps.db.transaction().execute(async (trx) => {
    // From here on no answer is stored, so no new job is left behind.
    await lockUser(trx, user.id);
    await deleteJobsOfUser(trx, user.id);
    await repository.deleteUser(trx, user.id);
  });
  deps.users.forget(user.id);
  await Promise.all(limitsPerUser.map((limit) => deps.limits.forget(limit, String(user.id))));
  await removeBytesOfUser(deps.removal, user.id);
}

/** These limits count per account. */
const limitsPerUser = [
  'calls',
  'analyses',
  'generations',
  'clientErrors',
  'clientErrorsHourly',
  'secondFactors',
] as const satisfies RateLimit[];
