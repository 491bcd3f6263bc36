import { tokenLifetimeDays } from '@daedap/contract/constants/accounts';
import type { SignIn, SignInMethod } from '@daedap/contract/sign-ins';
import type { User } from '@daedap/contract/users';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../database/schema.ts';
import { AppError } from '../../../http/app-error.ts';
import { bearerToken } from '../../../http/authenticate.ts';
import type { AccountDeps } from '../service.ts';
import { deviceOf, shortenAddress } from './device.ts';
import * as repository from './repository.ts';

/** From where somebody signs in. */
export type Caller = { address: string; userAgent: string };

export const callerOf = ({ ip, headers }: FastifyRequest): Caller => ({
  address: ip,
  userAgent: headers['user-agent'] ?? '',
});

type Deps = Pick<AccountDeps, 'db' | 'clock' | 'tokens' | 'users' | 'log'>;

const expiryAfter = (at: Date) => new Date(at.getTime() + tokenLifetimeDays * 24 * 60 * 60 * 1000);

/** The response to whoever has proven to be the user. */
export async function startSignIn(
  deps: Omit<Deps, 'users'>,
  user: User,
  method: SignInMethod,
  { address, userAgent }: Caller,
) {
  const at = deps.clock.now();
  const signInId = await repository.insertSignIn(deps.db, {
    ...deviceOf(userAgent),
    userId: user.id,
    method,
    network: shortenAddress(address),
    at,
    expiresAt: expiryAfter(at),
  });
  deps.log.info({ userId: user.id, signInId, method }, 'signed in');
  return { token: await deps.tokens.issue(user, signInId), user };
}

/** The sign-in of the caller's token, or null for a token of before. */
async function currentSignIn(deps: Pick<Deps, 'tokens'>, request: FastifyRequest) {
  const { signInId } = await deps.tokens.read(bearerToken(request) ?? '');
  return signInId;
}

export async function listSignIns(
  deps: Deps,
  user: User,
  request: FastifyRequest,
): Promise<SignIn[]> {
  const current = await currentSignIn(deps, request);
  const now = deps.clock.now();
  const rows = await repository.findSignIns(deps.db, user.id);
  return rows.map((row) => {
    const end = row.ended_at ?? (row.expires_at <= now ? row.expires_at : null);
    return {
      id: row.id,
      createdAt: row.created_at.toISOString(),
      lastSeenAt: row.last_seen_at.toISOString(),
      endedAt: end?.toISOString() ?? null,
      method: row.method,
      browser: row.browser,
      system: row.system,
      network: row.network,
      current: row.id === current,
    };
  });
}

export async function endOneSignIn(deps: Deps, user: User, id: number): Promise<void> {
  const isOwn = await repository.endSignIn(deps.db, user.id, id, deps.clock.now());
  if (!isOwn) throw new AppError('NOT_FOUND');
  deps.users.forget(user.id);
  deps.log.info({ userId: user.id, signInId: id }, 'signed a device out');
}

export async function logOut(deps: Deps, user: User, request: FastifyRequest): Promise<void> {
  const current = await currentSignIn(deps, request);
  if (current !== null) await endOneSignIn(deps, user, current);
}

export async function signOutEverywhere(deps: Deps, user: Pick<User, 'id'>): Promise<void> {
  await deps.db
    .transaction()
    .execute((trx) => repository.endSignIns(trx, user.id, deps.clock.now()));
  deps.users.forget(user.id);
  deps.log.info({ userId: user.id }, 'signed out everywhere');
}

/**
 * Ends all other sign-ins, together with `change`. Returns a new token for the caller: one of before would end, too.
 */
export async function keepOnlyThisSignIn(
  deps: Deps,
  user: User,
  request: FastifyRequest,
  change: (trx: Kysely<Schema>) => Promise<void>,
): Promise<string> {
  const current = await currentSignIn(deps, request);
  const at = deps.clock.now();
  const token = await deps.db.transaction().execute(async (trx) => {
    await change(trx);
    await repository.endSignIns(trx, user.id, at, current ?? undefined);
    if (current === null) {
      const started = await startSignIn({ ...deps, db: trx }, user, 'password', callerOf(request));
      return started.token;
    }
    await repository.prolongSignIn(trx, current, expiryAfter(at));
    return deps.tokens.issue(user, current);
  });
  deps.users.forget(user.id);
  return token;
}
