import { act, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { translate } from '#/features/auth/texts.ts';
import { defineTexts } from './define-texts.ts';
import { changeLanguage, currentLanguage, restoreLanguage, withTexts } from './language.ts';

function leaves(tree: object, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? leaves(value, `${path}${name}.`)
      : [[`${path}${name}`, String(value)]],
  );
}

const places = (text: string) => text.match(/\{\{\w+\}\}/g)?.toSorted() ?? [];

type Locale = { ko?: object; en?: object };

/** Every folder of texts in the app. */
const locales = Object.entries(
  import.meta.glob<Locale>('#/**/locales/{ko,en}.ts', { eager: true, base: '/src' }),
);
const folders = Map.groupBy(locales, ([path]) => path.replace(/\/\w+\.ts$/, ''));

test('finds the texts of all parts of the app', () => {
  expect(folders.size).toBeGreaterThanOrEqual(12);
});

test.each([...folders])(
  '%s: both languages have the same texts with the same placeholders',
  (_, files) => {
    const [korean, english] = [
      files.find(([, file]) => file.ko),
      files.find(([, file]) => file.en),
    ];
    const inEnglish = new Map(leaves(english?.[1].en ?? {}));
    for (const [key, text] of leaves(korean?.[1].ko ?? {})) {
      const translated = inEnglish.get(key);
      // A counting unit of one language may be empty in the other.
      expect({ key, missing: text.trim() === '' || translated === undefined }).toEqual({
        key,
        missing: false,
      });
      expect({ key, places: places(translated ?? '') }).toEqual({ key, places: places(text) });
    }
  },
);

test('the texts that the spec requires', () => {
  expect(translate('auth.errors.fillAllFields')).toBe('모든 필드를 입력해주세요');
  expect(translate('auth.errors.passwordsDontMatch')).toBe('비밀번호가 일치하지 않습니다');
  expect(translate('auth.errors.passwordTooShort')).toBe('비밀번호는 최소 6자 이상이어야 합니다');
  changeLanguage('en');
  expect(translate('auth.errors.loginFailed')).toBe('Login failed');
  expect(translate('auth.errors.registrationFailed')).toBe('Registration failed');
  // @ts-expect-error -- a key that does not exist fails the types
  expect(translate('auth.errors.nope')).toBe('auth.errors.nope');
});

test('fills in values and shows the place of a missing one', () => {
  expect(translate('common.pageTitle', { title: '로그인' })).toBe('로그인 · 대답 Daedap');
  expect(translate('common.pageTitle')).toBe('{{title}} · 대답 Daedap');
});

test('stores the language and sets it on the page; Korean is the default', () => {
  changeLanguage('en');
  expect(document.documentElement.lang).toBe('en');
  expect(localStorage.getItem('language')).toBe('en');
  restoreLanguage();
  expect(document.documentElement.lang).toBe('en');
  localStorage.setItem('language', 'fr');
  restoreLanguage();
  expect(document.documentElement.lang).toBe('ko');
});

type Greeting = { greeting: { hello: string } };

/** Texts as the build makes them: English is loaded when it is needed. */
function lateTexts() {
  const english = Promise.withResolvers<Greeting>();
  const loads: string[] = [];
  const texts = defineTexts({
    ko: { greeting: { hello: '안녕하세요' } },
    en: () => {
      loads.push('en');
      return english.promise;
    },
  });
  return { ...texts, english, loads };
}

const hello: Greeting = { greeting: { hello: 'Hello' } };

test('Korean loads no English; a change to English is shown once its texts are there', async () => {
  const { useTexts, english, loads } = lateTexts();
  const Hello = () => createElement('p', null, useTexts().t('greeting.hello'));
  render(createElement(Hello));
  expect(loads).toEqual([]);
  changeLanguage('en');
  expect([currentLanguage(), screen.getByText('안녕하세요').textContent]).toEqual([
    'ko',
    '안녕하세요',
  ]);
  await act(async () => english.resolve(hello));
  expect([currentLanguage(), screen.getByText('Hello').textContent]).toEqual(['en', 'Hello']);
  expect(loads).toEqual(['en']);
});

test('English that comes after another change of mind is not shown', async () => {
  const { english } = lateTexts();
  changeLanguage('en');
  changeLanguage('ko');
  await act(async () => english.resolve(hello));
  expect(currentLanguage()).toBe('ko');
});

test('a part that is loaded while English is spoken is there with its texts', async () => {
  changeLanguage('en');
  const { translate: greet, english, loads } = lateTexts();
  expect(loads).toEqual(['en']);
  const part = withTexts(Promise.resolve('part'));
  english.resolve(hello);
  expect(await part).toBe('part');
  expect(greet('greeting.hello')).toBe('Hello');
});

test('shows Korean where English cannot be loaded', async () => {
  const { translate: greet, english } = lateTexts();
  english.reject(new Error('no network'));
  changeLanguage('en');
  await act(async () => void (await english.promise.catch(() => null)));
  await act(async () => undefined);
  expect([currentLanguage(), greet('greeting.hello')]).toEqual(['en', '안녕하세요']);
});
