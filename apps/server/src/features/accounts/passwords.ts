import type { User } from '@daedap/contract/users';
import { hash, verify } from '@node-rs/argon2';
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { validationError } from '../../http/app-error.ts';
import { networkOf } from '../../http/request-info.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import * as repository from './repository.ts';

/** For argon2id, the library's default: the minimum that OWASP recommends. */
const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, passwordCost);
}

/** The password of an unknown account is checked against this, so that the response takes as long as for a known one. */
const unknownAccountHash = hashPassword('nobody');

export async function checkPassword(
  password: string,
  stored: string | undefined,
): Promise<boolean> {
  const matches = await verify(stored ?? (await unknownAccountHash), password);
  return matches && stored !== undefined;
}

/**
 * An attempt counts as failed for its account before the password is checked, and is removed when it was right:
 * otherwise many attempts at the same moment would pass before the first is counted. A whole school may share an
 * address, so there only failed attempts count. The key of the account does not reveal the email.
 */
export async function reserveAttempt(limits: RateLimits, email: string, address: string) {
  const network = networkOf(address);
  const account = createHash('sha256').update(`${email}\n${network}`).digest('base64url');
  await limits.check('addressSignIns', network);
  await limits.consume('signIns', account);
  return {
    succeeded: () => limits.forget('signIns', account),
    failed: () => limits.consume('addressSignIns', network),
  };
}

/** Before something that a stolen token alone must not do. A wrong password is a wrong field, not a 401. */
export async function requirePassword(
  deps: { db: Kysely<Schema>; limits: RateLimits },
  user: User,
  given: { password: string; address: string; field?: 'password' | 'currentPassword' },
): Promise<void> {
  const attempt = await reserveAttempt(deps.limits, user.email, given.address);
  const found = await repository.findPasswordHash(deps.db, user.id);
  if (!(await checkPassword(given.password, found?.password_hash))) {
    await attempt.failed();
    throw validationError({ [given.field ?? 'password']: 'passwordWrong' });
  }
  await attempt.succeeded();
}
