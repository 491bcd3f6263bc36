import { expect, test } from 'vitest';
import { en as accountEn } from '#/features/account/locales/en.ts';
import { ko as accountKo } from '#/features/account/locales/ko.ts';
import { en as adminEn } from '#/features/admin/locales/en.ts';
import { ko as adminKo } from '#/features/admin/locales/ko.ts';
import { en as authEn } from '#/features/auth/locales/en.ts';
import { ko as authKo } from '#/features/auth/locales/ko.ts';
import { en as landingEn } from '#/features/landing/locales/en.ts';
import { ko as landingKo } from '#/features/landing/locales/ko.ts';
import { changeLanguage, restoreLanguage } from './language.ts';
import { en } from './locales/en.ts';
import { ko } from './locales/ko.ts';
import { addTexts } from './texts.ts';
import { translate } from './translate.ts';

function leaves(tree: object, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? leaves(value, `${path}${name}.`)
      : [[`${path}${name}`, String(value)]],
  );
}

const places = (text: string) => text.match(/\{\{\w+\}\}/g)?.toSorted() ?? [];

test.each([
  ['base', ko, en],
  ['account', accountKo, accountEn],
  ['admin', adminKo, adminEn],
  ['auth', authKo, authEn],
  ['landing', landingKo, landingEn],
])('%s: both languages say something and fill the same places', (_, korean, english) => {
  const inEnglish = new Map(leaves(english));
  for (const [key, text] of leaves(korean)) {
    const translated = inEnglish.get(key) ?? '';
    expect({ key, empty: text.trim() === '' || translated.trim() === '' }).toEqual({
      key,
      empty: false,
    });
    expect({ key, places: places(translated) }).toEqual({ key, places: places(text) });
  }
});

test('the texts that the spec names', () => {
  addTexts({ ko: authKo, en: authEn });
  expect(translate('auth.errors.fillAllFields')).toBe('모든 필드를 입력해주세요');
  expect(translate('auth.errors.passwordsDontMatch')).toBe('비밀번호가 일치하지 않습니다');
  expect(translate('auth.errors.passwordTooShort')).toBe('비밀번호는 최소 6자 이상이어야 합니다');
  changeLanguage('en');
  expect(translate('auth.errors.loginFailed')).toBe('Login failed');
  expect(translate('auth.errors.registrationFailed')).toBe('Registration failed');
  // @ts-expect-error -- a key that does not exist fails the types
  expect(translate('auth.errors.nope')).toBe('auth.errors.nope');
});

test('values take their places; a missing one shows', () => {
  expect(translate('common.pageTitle', { title: '로그인' })).toBe('로그인 · 대답 Daedap');
  expect(translate('common.pageTitle')).toBe('{{title}} · 대답 Daedap');
});

test('the language is kept and set on the page; Korean unless English was chosen', () => {
  changeLanguage('en');
  expect(document.documentElement.lang).toBe('en');
  expect(localStorage.getItem('language')).toBe('en');
  restoreLanguage();
  expect(document.documentElement.lang).toBe('en');
  localStorage.setItem('language', 'fr');
  restoreLanguage();
  expect(document.documentElement.lang).toBe('ko');
});
