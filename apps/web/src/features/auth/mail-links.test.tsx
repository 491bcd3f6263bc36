import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { getSession, startSession } from '#/lib/session/session-store.ts';
import { mina } from '#/test/people.ts';
import { renderPage } from '#/test/render-page.tsx';
import { failure, offline, stubServer } from '#/test/stub-server.ts';
import { ConfirmEmailPage } from './confirm-email-page.tsx';
import { ForgotPasswordPage } from './forgot-password-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';

const siteWith = (mail: boolean, operator = { name: null, contact: null } as object) => ({
  'GET /api/site': { body: { success: true, mail, operator, services } },
});
const services = { language: false, speech: false, voice: false };
const link = 'a'.repeat(43);

test('a forgotten password: the page says the same for every address', async () => {
  const requests = stubServer({ ...siteWith(true), 'POST /api/auth/password/forgot': {} });
  renderPage(<ForgotPasswordPage />);
  await userEvent.type(await screen.findByLabelText('이메일'), 'mina@example.com');
  await userEvent.click(screen.getByRole('button', { name: '링크 받기' }));
  expect(await screen.findByText(/mina@example.com 주소로 가입한 계정이 있으면/)).toBeTruthy();
  expect(await requests.at(-1)?.json()).toEqual({ email: 'mina@example.com' });
});

test('without a mail server it says whom to ask, and offers no form', async () => {
  stubServer(siteWith(false, { name: '한빛고등학교', contact: 'help@hanbit.example' }));
  renderPage(<ForgotPasswordPage />);
  expect(await screen.findByText('여기서는 비밀번호를 새로 정할 수 없어요')).toBeTruthy();
  expect(screen.getByText('운영자: 한빛고등학교, help@hanbit.example')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('asks the server again after a failure', async () => {
  stubServer({ 'GET /api/site': offline });
  renderPage(<ForgotPasswordPage />);
  expect((await screen.findByRole('alert')).textContent).toContain('연결하지 못했어요');
  stubServer(siteWith(false));
  await userEvent.click(screen.getByRole('button', { name: '다시 시도하기' }));
  expect(await screen.findByText('여기서는 비밀번호를 새로 정할 수 없어요')).toBeTruthy();
});

async function chooseNew(password: string, confirm = password) {
  await userEvent.type(screen.getByLabelText('새 비밀번호'), password);
  await userEvent.type(screen.getByLabelText('새 비밀번호 확인'), confirm);
  await userEvent.click(screen.getByRole('button', { name: '비밀번호 바꾸기' }));
}

test('a link changes the password, and the old session ends', async () => {
  startSession('token-1', mina);
  const requests = stubServer({ 'POST /api/auth/password/reset': {} });
  renderPage(<ResetPasswordPage />, `/reset-password#${link}`);
  await chooseNew('new one', 'other one');
  expect(await screen.findByText('비밀번호가 일치하지 않습니다')).toBeTruthy();
  expect(requests).toHaveLength(0);
  await userEvent.clear(screen.getByLabelText('새 비밀번호 확인'));
  await userEvent.type(screen.getByLabelText('새 비밀번호 확인'), 'new one{Enter}');
  expect(await screen.findByText(/새 비밀번호로 로그인해주세요/)).toBeTruthy();
  expect(await requests[0]?.json()).toEqual({ token: link, password: 'new one' });
  expect(getSession().status).toBe('signedOut');
});

test('a used link leads to a new one', async () => {
  stubServer({ 'POST /api/auth/password/reset': failure(410, 'LINK_EXPIRED', '지난 링크') });
  renderPage(<ResetPasswordPage />, `/reset-password#${link}`);
  await chooseNew('new one');
  expect((await screen.findByRole('alert')).textContent).toContain('이미 썼거나');
  expect(screen.getByRole('link', { name: '링크 새로 받기' }).getAttribute('href')).toBe(
    '/forgot-password',
  );
});

test('a link that was cut off asks for nothing', () => {
  renderPage(<ResetPasswordPage />, '/reset-password#abc');
  expect(screen.getByRole('alert').textContent).toContain('일부만 복사된');
  expect(screen.queryByLabelText('새 비밀번호')).toBeNull();
});

test('a new address is confirmed by a press, not by opening the page', async () => {
  startSession('token-1', mina);
  const requests = stubServer({
    'POST /api/auth/email/confirm': { body: { success: true, email: 'fresh@example.com' } },
    'GET /api/auth/me': { body: { success: true, user: { ...mina, email: 'fresh@example.com' } } },
  });
  renderPage(<ConfirmEmailPage />, `/confirm-email#${link}`);
  expect(requests).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: '이 이메일 쓰기' }));
  expect(await screen.findByText('이제 fresh@example.com 주소로 로그인해요.')).toBeTruthy();
  expect(getSession()).toMatchObject({ user: { email: 'fresh@example.com' } });
});
