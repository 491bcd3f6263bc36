import type { ParsedBodyOf } from '@daedap/contract/call';
import type { deleteMe, login, register } from '@daedap/contract/calls/accounts';
import type { RateLimit } from '@daedap/contract/constants/network';
import type { Profile, User } from '@daedap/contract/users';
import { hash, verify } from '@node-rs/argon2';
import type { Kysely } from 'kysely';
import { createHash } from 'node:crypto';
import type { Schema } from '../../database/schema.ts';
import { AppError, validationError } from '../../http/app-error.ts';
import { networkOf } from '../../http/request-info.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { deleteJobsOfUser } from '../../jobs/pg-boss-additions.ts';
import type { EventBus } from '../../events/event-bus.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Secrets } from '../../lib/secrets.ts';
import { type RemovalDeps, removeBytesOfUser } from '../backups/removal.ts';
import { lockUser } from '../sessions/repository.ts';
import * as repository from './repository.ts';
import { createTokens, type Tokens } from './tokens.ts';
import { createUserCache, type UserCache } from './user-cache.ts';

export type AccountDeps = {
  db: Kysely<Schema>;
  tokens: Tokens;
  limits: RateLimits;
  clock: Clock;
  removal: RemovalDeps;
  users: UserCache;
};

export function createAccounts(
  deps: Omit<AccountDeps, 'tokens' | 'users'> & { events: EventBus },
  { jwtSecret, previousJwtSecret }: Secrets,
): AccountDeps {
  const { events, ...rest } = deps;
  return {
    ...rest,
    tokens: createTokens(jwtSecret, deps.clock, previousJwtSecret),
    users: createUserCache((id) => repository.findUser(deps.db, id), events, deps.clock),
  };
}

export async function signUp(
  deps: AccountDeps,
  body: ParsedBodyOf<typeof register>,
  address: string,
) {
  await deps.limits.consume('registrations', networkOf(address));
  const user = await repository.insertUser(deps.db, {
    email: body.email,
    username: body.username,
    passwordHash: await hashPassword(body.password),
  });
  if (!user) throw new AppError('EMAIL_TAKEN');
  return { token: await deps.tokens.issue(user), user };
}

export async function signIn(deps: AccountDeps, body: ParsedBodyOf<typeof login>, address: string) {
  const attempt = await reserveAttempt(deps.limits, body.email, address);
  const found = await repository.findCredentials(deps.db, body.email);
  const matches = await checkPassword(body.password, found?.password_hash);
  if (!found || !matches) {
    await attempt.failed();
    throw new AppError('BAD_CREDENTIALS');
  }
  await attempt.succeeded();
  const { id, username, email, role } = found;
  const user = { id, username, email, role };
  return { token: await deps.tokens.issue(user), user };
}

/** The account of a token. Fails when the token has expired or the account is gone. */
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

/** A wrong password is a wrong field, not a 401: the user stays signed in. */
export async function deleteAccount(
  deps: AccountDeps,
  user: User,
  body: ParsedBodyOf<typeof deleteMe>,
  address: string,
): Promise<void> {
  const attempt = await reserveAttempt(deps.limits, user.email, address);
  const found = await repository.findPasswordHash(deps.db, user.id);
  if (!(await checkPassword(body.password, found?.password_hash))) {
    await attempt.failed();
    throw validationError({ password: 'passwordWrong' });
  }
  await attempt.succeeded();
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
] as const satisfies RateLimit[];

/**
 * An attempt counts as failed for its account before the password is checked, and is removed when it was right:
 * otherwise many attempts at the same moment would pass before the first is counted. A whole school may share an
 * address, so there only failed attempts count. The key of the account does not reveal the email.
 */
async function reserveAttempt(limits: RateLimits, email: string, address: string) {
  const network = networkOf(address);
  const account = createHash('sha256').update(`${email}\n${network}`).digest('base64url');
  await limits.check('addressSignIns', network);
  await limits.consume('signIns', account);
  return {
    succeeded: () => limits.forget('signIns', account),
    failed: () => limits.consume('addressSignIns', network),
  };
}

/** For argon2id, the library's default: the minimum that OWASP recommends. */
const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

function hashPassword(password: string): Promise<string> {
  return hash(password, passwordCost);
}

/** The password of an unknown account is checked against this, so that the response takes as long as for a known one. */
const unknownAccountHash = hashPassword('nobody');

async function checkPassword(password: string, stored: string | undefined): Promise<boolean> {
  const matches = await verify(stored ?? (await unknownAccountHash), password);
  return matches && stored !== undefined;
}
