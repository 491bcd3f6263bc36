import { describe, expect, test } from 'vitest';
import { email, newPassword, signInEmail, username } from './account-fields.ts';
import { validationTexts } from './validation-texts.ts';

const messageOf = (result: { error?: { issues: { message: string }[] } }) =>
  result.error?.issues[0]?.message;

describe('texts', () => {
  test('have the Korean of the spec', () => {
    expect(validationTexts.ko).toMatchObject({
      fillAllFields: '모든 필드를 입력해주세요',
      passwordsDontMatch: '비밀번호가 일치하지 않습니다',
      passwordTooShort: '비밀번호는 최소 6자 이상이어야 합니다',
    });
  });
});

describe('email', () => {
  test('is trimmed and lower-cased', () => {
    expect(email.parse('  A.B+c@Example.CO.KR ')).toBe('a.b+c@example.co.kr');
  });

  test.each([
    ['', 'fillAllFields'],
    [undefined, 'fillAllFields'],
    [null, 'invalidValue'],
    ['a@b', 'emailInvalid'],
    ['a b@c.de', 'emailInvalid'],
    [`${'a'.repeat(250)}@b.co`, 'emailTooLong'],
  ])('%s: %s', (value, message) => {
    expect(messageOf(email.safeParse(value))).toBe(message);
  });

  test('at sign-in is only required, not validated', () => {
    expect(signInEmail.parse(' Someone ')).toBe('someone');
    expect(messageOf(signInEmail.safeParse('  '))).toBe('fillAllFields');
  });
});

describe('password', () => {
  test('has 6 to 128 characters of any script, never trimmed', () => {
    expect(messageOf(newPassword.safeParse('12345'))).toBe('passwordTooShort');
    expect(newPassword.parse('  한글  ')).toBe('  한글  ');
    expect(newPassword.parse('🔒'.repeat(128))).toHaveLength(256);
    expect(messageOf(newPassword.safeParse('x'.repeat(129)))).toBe('passwordTooLong');
    expect(messageOf(newPassword.safeParse(''))).toBe('fillAllFields');
  });
});

describe('username', () => {
  test('has 1 to 40 characters after trimming; an emoji counts as one', () => {
    expect(username.parse(' 민지 ')).toBe('민지');
    expect(username.parse('😀'.repeat(40))).toBe('😀'.repeat(40));
    expect(messageOf(username.safeParse('가'.repeat(41)))).toBe('usernameTooLong');
    expect(messageOf(username.safeParse('   '))).toBe('fillAllFields');
    expect(messageOf(username.safeParse('\u200d'))).toBe('usernameInvalid');
    expect(messageOf(username.safeParse('a\nb'))).toBe('usernameInvalid');
  });
});
