import { login, register } from '@daedap/contract/calls/accounts';
import type { ValidationText } from '@daedap/contract/validation-texts';
import { firstIssues } from '#/lib/form-rules.ts';

export type SignInValues = { email: string; password: string; code: string };
export type RegistrationValues = Omit<SignInValues, 'code'> & { username: string; confirm: string };

type Issues = Map<string, ValidationText>;

function onlyEmpty(issues: Issues): Issues {
  return new Map([...issues].filter(([, text]) => text === 'fillAllFields'));
}

/** `needsCode`: the server has asked for the code of the second factor. */
export function checkSignIn(values: SignInValues, needsCode: boolean): Issues {
  const issues = firstIssues(login.body, values);
  const empty = onlyEmpty(issues);
  if (needsCode && values.code.trim() === '') empty.set('code', 'fillAllFields');
  return empty.size > 0 ? empty : issues;
}

/**
 * Checks one rule after the other: all fields filled, equal passwords, password length, then the format of each field.
 */
export function checkRegistration(values: RegistrationValues): Issues {
  const issues = firstIssues(register.body, values);
  const empty = onlyEmpty(issues);
  if (values.confirm === '') empty.set('confirm', 'fillAllFields');
  if (empty.size > 0) return empty;
  if (values.password !== values.confirm) return new Map([['confirm', 'passwordsDontMatch']]);
  if (issues.get('password') === 'passwordTooShort') {
    return new Map([['password', 'passwordTooShort']]);
  }
  return issues;
}
