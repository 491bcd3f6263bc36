import { expect, test } from 'vitest';
import { checkRegistration, checkSignIn } from './rules.ts';

const good = {
  username: '민아',
  email: 'mina@example.com',
  password: '비밀번호여섯',
  confirm: '비밀번호여섯',
};

test.each([
  [
    { email: '', password: '' },
    { email: 'fillAllFields', password: 'fillAllFields' },
  ],
  [{ email: '   ', password: 'x' }, { email: 'fillAllFields' }],
  [{ email: 'not an address', password: 'x' }, {}],
])('sign-in: %j → %j', (values, issues) => {
  expect(Object.fromEntries(checkSignIn({ ...values, code: '' }, false))).toEqual(issues);
});

test('sign-in needs a code only once the server has asked for one', () => {
  const values = { email: 'mina@example.com', password: 'x', code: ' ' };
  expect(checkSignIn({ ...values, code: '' }, false).size).toBe(0);
  expect(Object.fromEntries(checkSignIn(values, true))).toEqual({ code: 'fillAllFields' });
  expect(checkSignIn({ ...values, code: '123 456' }, true).size).toBe(0);
});

test.each([
  ['valid', {}, {}],
  [
    'first, empty fields',
    { username: ' ', email: '', password: 'a', confirm: '' },
    { username: 'fillAllFields', email: 'fillAllFields', confirm: 'fillAllFields' },
  ],
  [
    'then different passwords',
    { password: 'a', confirm: 'b', email: 'x' },
    { confirm: 'passwordsDontMatch' },
  ],
  [
    'then short passwords',
    { password: '12345', confirm: '12345', email: 'x' },
    { password: 'passwordTooShort' },
  ],
  ['6 characters are enough', { password: '123456', confirm: '123456' }, {}],
  ['blanks in a password count', { password: '      ', confirm: '      ' }, {}],
  [
    'then the format of each field',
    { email: 'x', username: '가'.repeat(41) },
    { email: 'emailInvalid', username: 'usernameTooLong' },
  ],
  [
    'at most 128 characters',
    { password: 'a'.repeat(129), confirm: 'a'.repeat(129) },
    { password: 'passwordTooLong' },
  ],
])('registration: %s', (_, change, issues) => {
  expect(Object.fromEntries(checkRegistration({ ...good, ...change }))).toEqual(issues);
});
