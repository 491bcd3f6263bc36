import { z } from 'zod';
import {
  emailMaxLength,
  passwordMaxLength,
  passwordMinLength,
  usernameMaxLength,
} from './constants/accounts.ts';
import type { ValidationText } from './validation-texts.ts';

/** An issue's message is the key of its text, so that each side can say it in the user's language. */
export const says = (text: ValidationText) => text;

/** A person counts an emoji as one character; UTF-16 counts two. */
const length = (text: string) => Array.from(text).length;

const required = () =>
  z.string({
    error: (issue) => (issue.input === undefined ? says('fillAllFields') : says('invalidValue')),
  });

const hasControl = /\p{Cc}|\p{Cs}/u;
const hasVisible = /[\p{L}\p{N}\p{P}\p{S}]/u;

export const email = required()
  .trim()
  .toLowerCase()
  .min(1, says('fillAllFields'))
  .max(emailMaxLength, says('emailTooLong'))
  .pipe(z.email(says('emailInvalid')));

export const username = required()
  .trim()
  .min(1, says('fillAllFields'))
  .refine((name) => length(name) <= usernameMaxLength, says('usernameTooLong'))
  .refine(
    (name) => name === '' || (hasVisible.test(name) && !hasControl.test(name)),
    says('usernameInvalid'),
  );

export const newPassword = required()
  .min(1, says('fillAllFields'))
  .refine(
    (password) => password === '' || length(password) >= passwordMinLength,
    says('passwordTooShort'),
  )
  .refine((password) => length(password) <= passwordMaxLength, says('passwordTooLong'));

/** Sign-in only asks that both are there: a mistyped address is a wrong credential, not a bad form. */
export const signInEmail = required()
  .trim()
  .toLowerCase()
  .min(1, says('fillAllFields'))
  .max(emailMaxLength, says('emailTooLong'))
  .refine((text) => !hasControl.test(text), says('emailInvalid'));

export const presentPassword = required()
  .min(1, says('fillAllFields'))
  .refine((password) => length(password) <= passwordMaxLength, says('passwordTooLong'));
