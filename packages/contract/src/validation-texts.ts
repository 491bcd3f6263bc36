import type { Language } from './languages.ts';

/**
 * The texts of the rules in `account-fields.ts`. Both sides use them: the form shows them beside the field, the server
 * sends them in the details of a VALIDATION error. The spec gives the Korean of the first three.
 */
const ko = {
  fillAllFields: '모든 필드를 입력해주세요',
  passwordsDontMatch: '비밀번호가 일치하지 않습니다',
  passwordTooShort: '비밀번호는 최소 6자 이상이어야 합니다',
  passwordTooLong: '비밀번호는 128자까지 쓸 수 있어요',
  passwordWrong: '비밀번호가 맞지 않아요',
  codeWrong: '코드가 맞지 않아요. 앱에 새로 나온 코드를 넣어주세요',
  emailInvalid: '이메일 주소 형식을 확인해주세요',
  emailTooLong: '이메일은 254자까지 쓸 수 있어요',
  usernameTooLong: '이름은 40자까지 쓸 수 있어요',
  usernameInvalid: '이름에 쓸 수 없는 문자가 있어요',
  invalidValue: '올바른 값이 아니에요',
};

export type ValidationText = keyof typeof ko;

const en: Record<ValidationText, string> = {
  fillAllFields: 'Please fill in all fields',
  passwordsDontMatch: 'The passwords do not match',
  passwordTooShort: 'The password must be at least 6 characters',
  passwordTooLong: 'The password can have up to 128 characters',
  passwordWrong: 'That is not your password',
  codeWrong: 'That code is not right. Please enter the newest one of your app',
  emailInvalid: 'Please enter a valid email address',
  emailTooLong: 'The email address can have up to 254 characters',
  usernameTooLong: 'The name can have up to 40 characters',
  usernameInvalid: 'The name has a character that cannot be used',
  invalidValue: 'This is not a valid value',
};

export const validationTexts: Record<Language, Record<ValidationText, string>> = { ko, en };

export function isValidationText(value: string): value is ValidationText {
  return Object.hasOwn(ko, value);
}

/** Rules give this key as the message of their issue, so that each side can show the text in the user's language. */
export const textKey = (key: ValidationText) => key;
