import { z } from 'zod';
import {
  emailMaxLength,
  passwordMaxLength,
  passwordMinLength,
  usernameMaxLength,
} from './constants/accounts.ts';
import { textKey } from './validation-texts.ts';

/** Counts an emoji as one character. In UTF-16 it is two units. */
const length = (text: string) => Array.from(text).length;

const required = () =>
  z.string({
    error: (issue) =>
      issue.input === undefined ? textKey('fillAllFields') : textKey('invalidValue'),
  });

/** Characters that nobody types, and that the database may refuse. */
export const hasControl = /\p{Cc}|\p{Cs}/u;
const hasVisible = /[\p{L}\p{N}\p{P}\p{S}]/u;

export const email = required()
  .trim()
  .toLowerCase()
  .min(1, textKey('fillAllFields'))
  .max(emailMaxLength, textKey('emailTooLong'))
  .pipe(z.email(textKey('emailInvalid')));

export const username = required()
  .trim()
  .min(1, textKey('fillAllFields'))
  .refine((name) => length(name) <= usernameMaxLength, textKey('usernameTooLong'))
  .refine(
    (name) => name === '' || (hasVisible.test(name) && !hasControl.test(name)),
    textKey('usernameInvalid'),
  );

export const newPassword = required()
  .min(1, textKey('fillAllFields'))
  .refine(
    (password) => password === '' || length(password) >= passwordMinLength,
    textKey('passwordTooShort'),
  )
  .refine((password) => length(password) <= passwordMaxLength, textKey('passwordTooLong'));

/** Sign-in only requires both fields: a mistyped email is a wrong credential, not an invalid form. */
export const signInEmail = required()
  .trim()
  .toLowerCase()
  .min(1, textKey('fillAllFields'))
  .max(emailMaxLength, textKey('emailTooLong'))
  .refine((text) => !hasControl.test(text), textKey('emailInvalid'));

/** Six digits of an authenticator app, or a recovery code. People type blanks into both. */
export const secondFactorCode = required()
  .trim()
  .min(1, textKey('fillAllFields'))
  .max(40, textKey('codeWrong'));

export const currentPassword = required()
  .min(1, textKey('fillAllFields'))
  .refine((password) => length(password) <= passwordMaxLength, textKey('passwordTooLong'));
