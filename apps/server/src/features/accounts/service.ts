import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ParsedBodyOf } from '@daedap/contract/call';
import type { deleteMe, login, register } from '@daedap/contract/calls/accounts';
import type { RateLimit } from '@daedap/contract/constants/network';
import type { Profile, User } from '@daedap/contract/users';
import type { Clock } from '../../lib/clock.ts';
import type { Schema } from '../../database/schema.ts';
import { AppError, validationError } from '../../http/app-error.ts';
import { networkOf } from '../../http/network-of.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { forgetJobs } from '../../jobs/forget-jobs.ts';
import { type RemovalDeps, removeBytesOfUser } from '../backups/removal.ts';
import { lockUser } from '../sessions/repository.ts';
import type { KnownUsers } from './known-users.ts';
import { checkPassword, hashPassword } from './passwords.ts';
import * as repository from './repository.ts';
import type { Tokens } from './tokens.ts';

export type AccountDeps = {
  db: Kysely<Schema>;
  tokens: Tokens;
  limits: RateLimits;
  clock: Clock;
  removal: RemovalDeps;
  known: KnownUsers;
};

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

/** The account behind a token; a token outlives neither its seven days nor its account. */
export async function userOfToken(
  deps: Pick<AccountDeps, 'tokens' | 'known'>,
  token: string,
  options: { fresh: boolean } = { fresh: true },
): Promise<User> {
  const user = await deps.known.find(await deps.tokens.read(token), options);
  if (!user) throw new AppError('UNAUTHENTICATED');
  return user;
}

export async function profileOf(deps: Pick<AccountDeps, 'db'>, user: User): Promise<Profile> {
  const found = await repository.findProfile(deps.db, user.id);
  if (!found) throw new AppError('UNAUTHENTICATED');
  const { created_at: createdAt, session_count: sessionCount, ...rest } = found;
  return { ...rest, createdAt: createdAt.toISOString(), sessionCount: sessionCount ?? 0 };
}

/** A wrong password is a wrong field, not a 401: the person stays signed in. */
export async function removeAccount(
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
    // From here on no answer comes in, whose job would stay behind.
    await lockUser(trx, user.id);
    await forgetJobs(trx, user.id);
    await repository.deleteUser(trx, user.id);
  });
  deps.known.forget(user.id);
  await Promise.all(limitsOfUsers.map((limit) => deps.limits.forget(limit, String(user.id))));
  await removeBytesOfUser(deps.removal, user.id);
}

/** Counted by the id of an account. */
const limitsOfUsers = [
  'calls',
  'analyses',
  'generations',
  'clientErrors',
  'clientErrorsHourly',
] as const satisfies RateLimit[];

/**
 * A try at a password counts as failed for its account before it is checked, and is forgotten when it was right:
 * otherwise many tries at the same moment would all pass before the first of them is counted. A whole school may
 * share an address, so there only what has failed counts. The account's key hides the mail address.
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
