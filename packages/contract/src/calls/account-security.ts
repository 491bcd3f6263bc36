import { z } from 'zod';
import {
  hasControl,
  currentPassword,
  email,
  newPassword,
  secondFactorCode,
  signInEmail,
} from '../account-fields.ts';
import { defineCall, success } from '../call.ts';
import { idText } from '../ids.ts';
import { passkeyNameMaxLength, policyVersion } from '../constants/accounts.ts';
import { passkey, signIn } from '../sign-ins.ts';
import { textKey } from '../validation-texts.ts';
import { user } from '../users.ts';

export const changePassword = defineCall({
  method: 'POST',
  path: '/api/auth/password',
  summary: 'Change the password; every other device is signed out',
  access: 'user',
  body: z.object({ currentPassword, password: newPassword }),
  status: 200,
  /** Takes the place of the caller's token. */
  response: success({ token: z.string() }),
  errors: [],
});

export const changeEmail = defineCall({
  method: 'POST',
  path: '/api/auth/email',
  summary: 'Change the mail address; where mail can be sent, a link in a mail confirms it first',
  access: 'user',
  body: z.object({ email, password: currentPassword }),
  status: 200,
  /** `sent`: nothing has changed yet, the link in the mail does it. */
  response: success({ outcome: z.enum(['changed', 'sent']), user }),
  errors: ['EMAIL_TAKEN'],
});

/** The secret part of a link in a mail. */
const linkToken = z.string().min(20).max(100);

export const confirmEmail = defineCall({
  method: 'POST',
  path: '/api/auth/email/confirm',
  summary: 'Confirm a new mail address with the link that was sent to it',
  access: 'public',
  body: z.object({ token: linkToken }),
  status: 200,
  response: success({ email: z.string() }),
  errors: ['LINK_EXPIRED', 'EMAIL_TAKEN', 'RATE_LIMITED'],
});

export const listSignIns = defineCall({
  method: 'GET',
  path: '/api/auth/sign-ins',
  summary: 'When and on what devices the account signed in, newest first',
  access: 'user',
  status: 200,
  response: success({ signIns: z.array(signIn) }),
  errors: [],
});

export const endSignIn = defineCall({
  method: 'DELETE',
  path: '/api/auth/sign-ins/:id',
  summary: 'Sign one device out',
  access: 'user',
  params: z.object({ id: idText }),
  status: 200,
  response: success({}),
  errors: ['NOT_FOUND'],
});

export const endAllSignIns = defineCall({
  method: 'DELETE',
  path: '/api/auth/sign-ins',
  summary: 'Sign out everywhere, here too',
  access: 'user',
  status: 200,
  response: success({}),
  errors: [],
});

export const logout = defineCall({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'End the sign-in of this token',
  access: 'user',
  status: 200,
  response: success({}),
  errors: [],
});

export const requestPasswordReset = defineCall({
  method: 'POST',
  path: '/api/auth/password/forgot',
  summary:
    'Send a link to choose a new password, if there is such an account; the response never says',
  access: 'public',
  body: z.object({ email: signInEmail }),
  status: 200,
  response: success({}),
  errors: ['MAIL_UNAVAILABLE', 'RATE_LIMITED'],
});

export const resetPassword = defineCall({
  method: 'POST',
  path: '/api/auth/password/reset',
  summary: 'Choose a new password with the link of a mail; every device is signed out',
  access: 'public',
  body: z.object({ token: linkToken, password: newPassword }),
  status: 200,
  response: success({}),
  errors: ['LINK_EXPIRED', 'RATE_LIMITED'],
});

export const getSecurity = defineCall({
  method: 'GET',
  path: '/api/auth/security',
  summary: 'What protects the account',
  access: 'user',
  status: 200,
  response: success({
    /** Null while it is off. */
    secondFactor: z
      .object({ since: z.iso.datetime(), recoveryCodesLeft: z.int().nonnegative() })
      .nullable(),
    passkeys: z.array(passkey),
  }),
  errors: [],
});

export const startSecondFactor = defineCall({
  method: 'POST',
  path: '/api/auth/second-factor',
  summary: 'Make a secret for an authenticator app; it counts once a code of it was confirmed',
  access: 'user',
  body: z.object({ password: currentPassword }),
  status: 200,
  response: success({ secret: z.string(), uri: z.string() }),
  errors: ['SECOND_FACTOR_ON'],
});

const recoveryCodes = success({ recoveryCodes: z.array(z.string()) });

export const confirmSecondFactor = defineCall({
  method: 'POST',
  path: '/api/auth/second-factor/confirm',
  summary: 'Switch the second factor on with a code of the app; the recovery codes are shown once',
  access: 'user',
  body: z.object({ code: secondFactorCode }),
  status: 200,
  response: recoveryCodes,
  errors: ['NOT_FOUND', 'SECOND_FACTOR_ON'],
});

export const renewRecoveryCodes = defineCall({
  method: 'POST',
  path: '/api/auth/second-factor/recovery-codes',
  summary: 'Make new recovery codes; the old ones end',
  access: 'user',
  body: z.object({ password: currentPassword, code: secondFactorCode }),
  status: 200,
  response: recoveryCodes,
  errors: ['NOT_FOUND'],
});

export const endSecondFactor = defineCall({
  method: 'POST',
  path: '/api/auth/second-factor/off',
  summary: 'Switch the second factor off',
  access: 'user',
  body: z.object({ password: currentPassword, code: secondFactorCode }),
  status: 200,
  response: success({}),
  errors: ['NOT_FOUND'],
});

const passkeyName = z
  .string()
  .trim()
  .min(1, textKey('fillAllFields'))
  .max(passkeyNameMaxLength)
  .refine((name) => !hasControl.test(name), textKey('invalidValue'));

/** What the browser's own call takes, and what it returns. The library on each side knows the rest. */
const passkeyOptions = z.record(z.string(), z.unknown());
const base64Url = z
  .string()
  .max(2_000)
  .regex(/^[\w-]+$/);
const passkeyResponse = z.object({
  id: base64Url,
  rawId: base64Url,
  type: z.literal('public-key'),
  response: z.record(z.string(), z.unknown()),
  clientExtensionResults: z.record(z.string(), z.unknown()),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
});

export const startPasskey = defineCall({
  method: 'POST',
  path: '/api/auth/passkeys/options',
  summary: 'What a browser needs to make a passkey for the account',
  access: 'user',
  body: z.object({ password: currentPassword }),
  status: 200,
  response: success({ options: passkeyOptions }),
  errors: ['PASSKEY_LIMIT', 'PASSKEYS_UNAVAILABLE'],
});

export const addPasskey = defineCall({
  method: 'POST',
  path: '/api/auth/passkeys',
  summary: 'Add the passkey that the browser made',
  access: 'user',
  body: z.object({ name: passkeyName, response: passkeyResponse }),
  status: 201,
  response: success({ passkey }),
  errors: ['PASSKEY_LIMIT', 'PASSKEYS_UNAVAILABLE'],
});

export const renamePasskey = defineCall({
  method: 'POST',
  path: '/api/auth/passkeys/:id',
  summary: 'Give a passkey another name',
  access: 'user',
  params: z.object({ id: idText }),
  body: z.object({ name: passkeyName }),
  status: 200,
  response: success({}),
  errors: ['NOT_FOUND'],
});

export const deletePasskey = defineCall({
  method: 'DELETE',
  path: '/api/auth/passkeys/:id',
  summary: 'Delete a passkey',
  access: 'user',
  params: z.object({ id: idText }),
  status: 200,
  response: success({}),
  errors: ['NOT_FOUND'],
});

export const startPasskeySignIn = defineCall({
  method: 'POST',
  path: '/api/auth/passkeys/sign-in-options',
  summary: 'What a browser needs to sign in with a passkey',
  access: 'public',
  status: 200,
  response: success({ options: passkeyOptions }),
  errors: ['PASSKEYS_UNAVAILABLE', 'RATE_LIMITED'],
});

export const signInWithPasskey = defineCall({
  method: 'POST',
  path: '/api/auth/passkeys/sign-in',
  summary: 'Sign in with a passkey',
  access: 'public',
  body: z.object({ response: passkeyResponse }),
  status: 200,
  response: success({ token: z.string(), user }),
  errors: ['BAD_CREDENTIALS', 'PASSKEYS_UNAVAILABLE', 'RATE_LIMITED'],
});

export const getConsent = defineCall({
  method: 'GET',
  path: '/api/auth/consent',
  summary: 'What version of the privacy notice and the terms the user agreed to last',
  access: 'user',
  status: 200,
  response: success({
    current: z.string(),
    agreed: z.object({ version: z.string(), agreedAt: z.iso.datetime() }).nullable(),
  }),
  errors: [],
});

export const giveConsent = defineCall({
  method: 'POST',
  path: '/api/auth/consent',
  summary: 'Agree to the privacy notice and the terms that are shown now',
  access: 'user',
  body: z.object({ version: z.literal(policyVersion) }),
  status: 200,
  response: success({}),
  errors: [],
});

export const getSite = defineCall({
  method: 'GET',
  path: '/api/site',
  summary: 'What this installation offers, for pages that anyone may see',
  access: 'public',
  status: 200,
  response: success({
    /** Whether links can be sent by mail. */
    mail: z.boolean(),
    /** Whether answers, speech or questions go to services of others. */
    services: z.object({ language: z.boolean(), speech: z.boolean(), voice: z.boolean() }),
    /** Who runs it and how to reach them; null where the settings do not say. */
    operator: z.object({ name: z.string().nullable(), contact: z.string().nullable() }),
  }),
  errors: [],
});
