import * as calls from '@daedap/contract/calls/account-security';
import type { Passkey } from '@daedap/contract/sign-ins';
import type { User } from '@daedap/contract/users';
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { call } from '#/lib/api/call.ts';

/*
 * Loaded when somebody presses a button of passkeys. The browser checks what the server sends, and the server what the
 * browser makes, so the types between them are asserted.
 */

/** The user said no, took too long, or has this passkey already. */
const isCancelled = (error: unknown) =>
  error instanceof WebAuthnError ||
  (error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name));

/** Null when it was cancelled on the device. */
export async function makePasskey(name: string, password: string): Promise<Passkey | null> {
  const { options } = await call(calls.startPasskey, { body: { password } });
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
    const response = await startRegistration({ optionsJSON });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const body = { name, response } as unknown as AddBody;
    return (await call(calls.addPasskey, { body })).passkey;
  } catch (error) {
    if (isCancelled(error)) return null;
    throw error;
  }
}

type AddBody = Parameters<typeof call<typeof calls.addPasskey>>[1]['body'];
type SignInBody = Parameters<typeof call<typeof calls.signInWithPasskey>>[1]['body'];

/** Null when it was cancelled on the device. */
export async function signInByPasskey(): Promise<{ token: string; user: User } | null> {
  const { options } = await call(calls.startPasskeySignIn, {});
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
    const response = await startAuthentication({ optionsJSON });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return await call(calls.signInWithPasskey, { body: { response } as unknown as SignInBody });
  } catch (error) {
    if (isCancelled(error)) return null;
    throw error;
  }
}
