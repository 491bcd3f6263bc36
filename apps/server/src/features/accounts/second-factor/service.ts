import { recoveryCodeCount } from '@daedap/contract/constants/accounts';
import type { User } from '@daedap/contract/users';
import { createHash, randomBytes } from 'node:crypto';
import { AppError, validationError } from '../../../http/app-error.ts';
import { requirePassword } from '../passwords.ts';
import type { AccountDeps } from '../service.ts';
import * as repository from './repository.ts';
import { base32, matchingStep, otpauthUri } from './totp.ts';

type Deps = Pick<AccountDeps, 'db' | 'clock' | 'limits' | 'log'>;
type Given = { password: string; code: string; address: string };

/** RFC 4226 recommends 160 bits. */
const secretBytes = 20;
/** 80 bits: nobody guesses one, also not with the hashes at hand. */
const recoveryCodeBytes = 10;

const hashOf = (code: string) => createHash('sha256').update(code).digest('hex');
/** People leave out the dashes, or type capitals. */
const plainCode = (code: string) => code.toLowerCase().replaceAll(/[\s-]/g, '');

export async function secondFactorOf({ db }: Pick<Deps, 'db'>, user: User) {
  const found = await repository.findSecondFactor(db, user.id);
  if (!found?.confirmed_at) return null;
  const recoveryCodesLeft = await repository.countRecoveryCodes(db, user.id);
  return { since: found.confirmed_at.toISOString(), recoveryCodesLeft };
}

/** At sign-in, after the password. Accounts without a second factor need no code. */
export async function requireSecondFactor(
  deps: Deps,
  userId: number,
  code: string | undefined,
  onFailure: () => Promise<void>,
): Promise<void> {
  const found = await repository.findSecondFactor(deps.db, userId);
  if (!found?.confirmed_at) return;
  if (!code) throw new AppError('SECOND_FACTOR_REQUIRED');
  if (await takeCode(deps, userId, code)) return;
  await onFailure();
  throw validationError({ code: 'codeWrong' });
}

/** Shows a secret that counts once a code of it was confirmed. */
export async function start(deps: Deps, user: User, given: { password: string; address: string }) {
  await requirePassword(deps, user, given);
  const secret = randomBytes(secretBytes);
  const isNew = await repository.insertSecret(deps.db, user.id, secret, deps.clock.now());
  if (!isNew) throw new AppError('SECOND_FACTOR_ON');
  return { secret: base32(secret), uri: otpauthUri(secret, user.email) };
}

export async function confirm(deps: Deps, user: User, code: string): Promise<string[]> {
  const found = await repository.findSecondFactor(deps.db, user.id);
  if (!found) throw new AppError('NOT_FOUND');
  if (found.confirmed_at) throw new AppError('SECOND_FACTOR_ON');
  if (!(await takeCode(deps, user.id, code))) throw validationError({ code: 'codeWrong' });
  const codes = newRecoveryCodes();
  await deps.db.transaction().execute(async (trx) => {
    await repository.confirm(trx, user.id, deps.clock.now());
    await repository.replaceRecoveryCodes(trx, user.id, codes.map(plainCode).map(hashOf));
  });
  deps.log.info({ userId: user.id }, 'second factor on');
  return codes;
}

export async function renewRecoveryCodes(deps: Deps, user: User, given: Given): Promise<string[]> {
  await requireBoth(deps, user, given);
  const codes = newRecoveryCodes();
  await deps.db
    .transaction()
    .execute((trx) =>
      repository.replaceRecoveryCodes(trx, user.id, codes.map(plainCode).map(hashOf)),
    );
  deps.log.info({ userId: user.id }, 'recovery codes renewed');
  return codes;
}

export async function end(deps: Deps, user: User, given: Given): Promise<void> {
  await requireBoth(deps, user, given);
  await deps.db.transaction().execute((trx) => repository.deleteSecondFactor(trx, user.id));
  deps.log.info({ userId: user.id }, 'second factor off');
}

async function requireBoth(deps: Deps, user: User, { password, code, address }: Given) {
  const found = await repository.findSecondFactor(deps.db, user.id);
  if (!found?.confirmed_at) throw new AppError('NOT_FOUND');
  await requirePassword(deps, user, { password, address });
  if (!(await takeCode(deps, user.id, code))) throw validationError({ code: 'codeWrong' });
}

/**
 * Uses a code of the app, or a recovery code, up. A guess counts before it is checked, so that many at the same moment
 * do not pass; a right one sets the count back.
 */
async function takeCode(deps: Deps, userId: number, given: string): Promise<boolean> {
  await deps.limits.consume('secondFactors', String(userId));
  const found = await repository.findSecondFactor(deps.db, userId);
  if (!found) return false;
  const code = plainCode(given);
  const step = matchingStep(found.secret, code, deps.clock.now(), found.last_step);
  const taken =
    step === null
      ? await repository.takeRecoveryCode(deps.db, userId, hashOf(code))
      : await repository.takeStep(deps.db, userId, step);
  if (!taken) return false;
  await deps.limits.forget('secondFactors', String(userId));
  if (step === null) deps.log.info({ userId }, 'recovery code used');
  return true;
}

/** Four groups of four, as `abcd-efgh-ijkl-mnop`. */
function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const code = base32(randomBytes(recoveryCodeBytes)).toLowerCase();
    return (code.match(/.{4}/g) ?? []).join('-');
  });
}
