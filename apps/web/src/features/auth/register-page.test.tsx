import { policyVersion } from '@daedap/contract/constants/accounts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { changeLanguage } from '#/lib/i18n/language.ts';
import { getSession } from '#/lib/session/session-store.ts';
import { mina } from '#/test/people.ts';
import { renderPage } from '#/test/render-page.tsx';
import { failure, stubServer } from '#/test/stub-server.ts';
import { RegisterPage } from './register-page.tsx';

const labels = {
  ko: {
    username: '이름',
    email: '이메일',
    password: '비밀번호',
    confirm: '비밀번호 확인',
    submit: '가입하고 시작하기',
  },
  en: {
    username: 'Name',
    email: 'Email',
    password: 'Password',
    confirm: 'Confirm password',
    submit: 'Sign up and start',
  },
} as const;

type Filled = Partial<Record<'username' | 'email' | 'password' | 'confirm', string>>;

const good = { username: '민아', email: 'mina@example.com', password: '123456', confirm: '123456' };

async function send(values: Filled, language: 'ko' | 'en' = 'ko') {
  for (const field of ['username', 'email', 'password', 'confirm'] as const) {
    const text = values[field];
    if (text) await userEvent.type(screen.getByLabelText(labels[language][field]), text);
  }
  await userEvent.click(screen.getByRole('button', { name: labels[language].submit }));
}

function messageAt(label: string): string | null | undefined {
  const field = screen.getByLabelText(label);
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return document.getElementById(ids.at(-1) ?? '')?.textContent;
}

test.each([
  ['ko', {}, 'username', '모든 필드를 입력해주세요'],
  ['en', {}, 'username', 'Please fill in all fields'],
  ['ko', { ...good, confirm: '654321' }, 'confirm', '비밀번호가 일치하지 않습니다'],
  ['en', { ...good, confirm: '654321' }, 'confirm', 'The passwords do not match'],
  [
    'ko',
    { ...good, password: '12345', confirm: '12345' },
    'password',
    '비밀번호는 최소 6자 이상이어야 합니다',
  ],
  [
    'en',
    { ...good, password: '12345', confirm: '12345' },
    'password',
    'The password must be at least 6 characters',
  ],
  ['ko', { ...good, email: 'mina@' }, 'email', '이메일 주소 형식을 확인해주세요'],
] as const)('in %s, %j shows at %s: %s', async (language, values, field, text) => {
  changeLanguage(language);
  const requests = stubServer({});
  renderPage(<RegisterPage />);
  await send(values, language);
  expect(await screen.findAllByText(text)).toHaveLength(1);
  const label = labels[language][field];
  expect(messageAt(label)).toBe(text);
  expect(document.activeElement).toBe(screen.getByLabelText(label));
  expect(requests).toHaveLength(0);
});

test('success sends what the contract asks for and signs in', async () => {
  const requests = stubServer({
    'POST /api/auth/register': {
      status: 201,
      body: { success: true, token: 'token-1', user: mina },
    },
  });
  renderPage(<RegisterPage />);
  await send(good);
  expect(await requests[0]?.json()).toEqual({
    email: 'mina@example.com',
    password: '123456',
    username: '민아',
    consent: policyVersion,
  });
  expect(getSession()).toEqual({ status: 'signedIn', user: mina });
});

test('shows a taken email at the field with a link to sign-in', async () => {
  stubServer({
    'POST /api/auth/register': failure(409, 'EMAIL_TAKEN', '이미 가입한 이메일이에요'),
  });
  renderPage(<RegisterPage />, '/register?redirect=%2Faccount');
  await send(good);
  expect(await screen.findByText('이미 가입한 이메일이에요')).toBeTruthy();
  expect(messageAt('이메일')).toBe('이미 가입한 이메일이에요');
  expect(screen.getByRole('link', { name: '이 이메일로 로그인하기' }).getAttribute('href')).toBe(
    '/login?redirect=%2Faccount',
  );
});

test('shows validation errors of the server at their fields', async () => {
  stubServer({
    'POST /api/auth/register': failure(400, 'VALIDATION', '입력을 확인해주세요', {
      username: '이름에 쓸 수 없는 문자가 있어요',
    }),
  });
  renderPage(<RegisterPage />);
  await send(good);
  expect(await screen.findByText('이름에 쓸 수 없는 문자가 있어요')).toBeTruthy();
  expect(messageAt('이름')).toBe('이름에 쓸 수 없는 문자가 있어요');
});

test.each([
  ['ko', '가입하지 못했어요'],
  ['en', 'Registration failed'],
] as const)('in %s, shows its own text when the server sends none: %s', async (language, text) => {
  changeLanguage(language);
  stubServer({ 'POST /api/auth/register': { status: 500, body: null } });
  renderPage(<RegisterPage />);
  await send(good, language);
  expect((await screen.findByRole('alert')).textContent).toBe(text);
});
