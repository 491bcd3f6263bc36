import type { ParsedBodyOf } from '@daedap/contract/call';
import type * as calls from '@daedap/contract/calls/account-security';
import { maxPasskeys } from '@daedap/contract/constants/accounts';
import type { Passkey } from '@daedap/contract/sign-ins';
import type { User } from '@daedap/contract/users';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Selectable } from 'kysely';
import type { Schema } from '../../../database/schema.ts';
import { AppError, validationError } from '../../../http/app-error.ts';
import { networkOf } from '../../../http/request-info.ts';
import { requirePassword } from '../passwords.ts';
import type { AccountDeps } from '../service.ts';
import { type Caller, startSignIn } from '../sign-ins/service.ts';
import type { RelyingParty } from './relying-party.ts';
import * as repository from './repository.ts';

type Deps = Omit<AccountDeps, 'removal' | 'mailer'>;
type Response = ParsedBodyOf<typeof calls.addPasskey>['response'];

/** How long a person may take to touch a sensor. */
const challengeMs = 5 * 60 * 1000;

/** ES256, RS256 and EdDSA: what authenticators have. */
const supportedAlgorithmIDs = [-7, -257, -8];

const expiryOf = ({ clock }: Deps) => new Date(clock.now().getTime() + challengeMs);

export async function listPasskeys({ db }: Pick<Deps, 'db'>, user: User): Promise<Passkey[]> {
  return (await repository.findPasskeys(db, user.id)).map(presentPasskey);
}

/** The device has to check who uses it (a finger, a face, a PIN), so that a passkey counts as two factors. */
export async function startAdding(
  deps: Deps,
  user: User,
  given: { password: string; address: string },
  party: RelyingParty,
) {
  await requirePassword(deps, user, given);
  const known = await repository.findPasskeys(deps.db, user.id);
  if (known.length >= maxPasskeys) throw new AppError('PASSKEY_LIMIT');
  const options = await generateRegistrationOptions({
    rpName: 'Daedap',
    rpID: party.id,
    userID: new TextEncoder().encode(String(user.id)),
    userName: user.email,
    userDisplayName: user.username,
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: known.map(({ credential_id: id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await repository.insertChallenge(deps.db, options.challenge, user.id, expiryOf(deps));
  return { options: { ...options } };
}

export async function add(
  deps: Deps,
  user: User,
  { name, response }: ParsedBodyOf<typeof calls.addPasskey>,
  party: RelyingParty,
): Promise<Passkey> {
  const verified = await verifyRegistrationResponse({
    // The library checks every part of it.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge: (challenge) =>
      repository.takeChallenge(deps.db, challenge, user.id, deps.clock.now()),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs,
  }).catch((error: unknown) => refuse(deps, error));
  if (!verified?.verified) throw validationError({ response: 'invalidValue' });
  const { credential, credentialBackedUp } = verified.registrationInfo;
  const row = await deps.db.transaction().execute(async (trx) => {
    const inserted = await repository.insertPasskey(trx, {
      userId: user.id,
      credentialId: credential.id,
      publicKey: credential.publicKey,
      counter: credential.counter,
      transports: credential.transports ?? [],
      name,
      backedUp: credentialBackedUp,
      at: deps.clock.now(),
    });
    const all = await repository.findPasskeys(trx, user.id);
    if (all.length > maxPasskeys) throw new AppError('PASSKEY_LIMIT');
    return inserted;
  });
  if (!row) throw validationError({ response: 'invalidValue' });
  deps.log.info({ userId: user.id, passkeyId: row.id }, 'passkey added');
  return presentPasskey(row);
}

export async function rename(deps: Deps, user: User, id: number, name: string): Promise<void> {
  if (!(await repository.setName(deps.db, user.id, id, name))) throw new AppError('NOT_FOUND');
}

export async function remove(deps: Deps, user: User, id: number): Promise<void> {
  if (!(await repository.deletePasskey(deps.db, user.id, id))) throw new AppError('NOT_FOUND');
  deps.log.info({ userId: user.id, passkeyId: id }, 'passkey deleted');
}

/** Names no account: the browser shows the passkeys that it has for this site. */
export async function startSignInWithPasskey(deps: Deps, address: string, party: RelyingParty) {
  await deps.limits.consume('passkeySignIns', networkOf(address));
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    userVerification: 'required',
  });
  await repository.insertChallenge(deps.db, options.challenge, null, expiryOf(deps));
  return { options: { ...options } };
}

export async function signInWithPasskey(
  deps: Deps,
  response: Response,
  caller: Caller,
  party: RelyingParty,
) {
  const network = networkOf(caller.address);
  await deps.limits.check('addressSignIns', network);
  const found = await repository.findByCredential(deps.db, response.id);
  const verified = found && (await verify(deps, response, found, party));
  if (!found || !verified?.verified) {
    await deps.limits.consume('addressSignIns', network);
    throw new AppError('BAD_CREDENTIALS');
  }
  const { newCounter: counter, credentialBackedUp: backedUp } = verified.authenticationInfo;
  const used = { counter, backedUp, at: deps.clock.now() };
  await repository.setUsed(deps.db, found.passkeyId, used);
  const { id, username, email, role } = found;
  return startSignIn(deps, { id, username, email, role }, 'passkey', caller);
}

type Found = NonNullable<Awaited<ReturnType<typeof repository.findByCredential>>>;

const verify = (deps: Deps, response: Response, found: Found, party: RelyingParty) =>
  verifyAuthenticationResponse({
    // The library checks every part of it.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge: (challenge) =>
      repository.takeChallenge(deps.db, challenge, null, deps.clock.now()),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: found.credential_id,
      publicKey: new Uint8Array(found.public_key),
      counter: found.counter,
    },
  }).catch((error: unknown) => refuse(deps, error));

/** Whatever is wrong with a response, the library throws. A fault of the database is not the caller's. */
function refuse({ log }: Deps, error: unknown): null {
  if (error instanceof Error && 'code' in error && 'severity' in error) throw error;
  log.info({ reason: error instanceof Error ? error.name : 'unknown' }, 'passkey refused');
  return null;
}

const presentPasskey = (row: Selectable<Schema['passkeys']>): Passkey => ({
  id: row.id,
  name: row.name,
  backedUp: row.backed_up,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
});
