import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { changeLanguage } from '#/lib/i18n/language.ts';
import { getSession } from '#/lib/session/session-store.ts';
import { mina } from '#/test/people.ts';
import { renderPage } from '#/test/render-page.tsx';
import { failure, offline, stubServer } from '#/test/stub-server.ts';
import { LoginPage } from './login-page.tsx';

const email = () => screen.getByRole('textbox', { name: '이메일' });
const password = () => screen.getByLabelText('비밀번호');
const submit = () => screen.getByRole('button', { name: '로그인' });

async function fillIn() {
  await userEvent.type(email(), 'mina@example.com');
  await userEvent.type(password(), 'secret-1');
}

describe('empty fields', () => {
  test.each([
    ['ko', '모든 필드를 입력해주세요', '로그인'],
    ['en', 'Please fill in all fields', 'Sign in'],
  ] as const)(
    '%s: shows one message at the first field, marks all and focuses the first',
    async (language, text, button) => {
      changeLanguage(language);
      renderPage(<LoginPage />);
      await userEvent.click(screen.getByRole('button', { name: button }));
      const message = await screen.findByText(text);
      const fields = [screen.getByRole('textbox'), document.querySelector('input[type=password]')!];
      for (const field of fields) {
        expect(field.getAttribute('aria-invalid')).toBe('true');
        const described = document.getElementById(field.getAttribute('aria-describedby')!);
        expect(described?.contains(message)).toBe(true);
      }
      expect(document.activeElement).toBe(fields[0]);
      expect(message.closest('[aria-live=polite]')).not.toBeNull();
    },
  );

  test('moves the message to the next empty field', async () => {
    renderPage(<LoginPage />);
    await userEvent.click(submit());
    await userEvent.type(email(), 'm');
    expect(email().getAttribute('aria-invalid')).toBeNull();
    const described = document.getElementById(password().getAttribute('aria-describedby')!);
    expect(described?.textContent).toBe('모든 필드를 입력해주세요');
  });
});

test('success stores the token and the user', async () => {
  stubServer({ 'POST /api/auth/login': { body: { success: true, token: 'token-1', user: mina } } });
  renderPage(<LoginPage />);
  await fillIn();
  await userEvent.click(submit());
  expect(getSession()).toEqual({ status: 'signedIn', user: mina });
  expect(localStorage.getItem('token')).toBe('token-1');
});

test('shows the error of the server and keeps the input', async () => {
  stubServer({
    'POST /api/auth/login': failure(401, 'BAD_CREDENTIALS', '이메일이나 비밀번호가 맞지 않아요'),
  });
  renderPage(<LoginPage />);
  await fillIn();
  await userEvent.click(submit());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('이메일이나 비밀번호가 맞지 않아요');
  expect(email()).toHaveProperty('value', 'mina@example.com');
});

test.each([
  ['ko', '로그인하지 못했어요'],
  ['en', 'Login failed'],
] as const)('in %s, shows its own text when the server sends none: %s', async (language, text) => {
  stubServer({ 'POST /api/auth/login': { status: 502, body: 'Bad gateway' } });
  renderPage(<LoginPage />);
  await fillIn();
  changeLanguage(language);
  await userEvent.keyboard('{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe(text);
});

test('says that there is no network and keeps the form', async () => {
  stubServer({ 'POST /api/auth/login': offline });
  renderPage(<LoginPage />);
  await fillIn();
  await userEvent.click(submit());
  expect((await screen.findByRole('alert')).textContent).toContain('입력한 내용은 그대로 있으니');
  expect(password()).toHaveProperty('value', 'secret-1');
});

test('sends one request when the button is pressed twice', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const requests = stubServer({
    'POST /api/auth/login': async () => {
      await promise;
      return { body: { success: true, token: 'token-1', user: mina } };
    },
  });
  renderPage(<LoginPage />);
  await fillIn();
  await userEvent.dblClick(submit());
  await userEvent.type(password(), '{Enter}');
  expect(submit().getAttribute('aria-disabled')).toBe('true');
  resolve();
  await expect.poll(() => getSession().status).toBe('signedIn');
  expect(requests).toHaveLength(1);
});

test('explains an expired session, but only then', () => {
  renderPage(<LoginPage />, '/login?redirect=/account&reason=expired');
  expect(screen.getByText(/오래되어 안전하게 로그아웃했어요/)).toBeTruthy();
});

test('the link to registration keeps the redirect', () => {
  renderPage(<LoginPage />, '/login?redirect=%2Faccount');
  expect(screen.getByRole('link', { name: '회원가입' }).getAttribute('href')).toBe(
    '/register?redirect=%2Faccount',
  );
  expect(screen.queryByText(/오래되어/)).toBeNull();
});

test('the password can be shown and hidden', async () => {
  renderPage(<LoginPage />);
  expect(password().getAttribute('type')).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: '비밀번호 보기' }));
  expect(password().getAttribute('type')).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: '비밀번호 숨기기' }));
  expect(password().getAttribute('type')).toBe('password');
});

test('asks for the code of a second factor, and sends it with what was typed before', async () => {
  const bodies: unknown[] = [];
  stubServer({
    'POST /api/auth/login': async (request) => {
      const body: unknown = await request.json();
      bodies.push(body);
      if (bodies.length === 1) return failure(401, 'SECOND_FACTOR_REQUIRED', '코드를 넣어주세요');
      if (bodies.length === 2) {
        return failure(400, 'VALIDATION', '확인해주세요', { code: '코드가 맞지 않아요' });
      }
      return { body: { success: true, token: 'token-1', user: mina } };
    },
  });
  renderPage(<LoginPage />);
  await fillIn();
  await userEvent.click(submit());
  const code = await screen.findByLabelText('인증 코드나 복구 코드');
  expect(document.activeElement).toBe(code);
  await userEvent.type(code, '000000');
  await userEvent.click(submit());
  expect(await screen.findByText('코드가 맞지 않아요')).toBeTruthy();
  await userEvent.clear(code);
  await userEvent.type(code, '123456');
  await userEvent.click(submit());
  await expect.poll(() => getSession().status).toBe('signedIn');
  const credentials = { email: 'mina@example.com', password: 'secret-1' };
  expect(bodies).toEqual([
    credentials,
    { ...credentials, code: '000000' },
    { ...credentials, code: '123456' },
  ]);
});
