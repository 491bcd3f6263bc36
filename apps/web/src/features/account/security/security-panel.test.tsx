import { policyVersion } from '@daedap/contract/constants/accounts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { provideExit } from '#/lib/exit-app.ts';
import { getSession, startSession } from '#/lib/session/session-store.ts';
import { mina } from '#/test/people.ts';
import { renderPage } from '#/test/render-page.tsx';
import { failure, stubServer } from '#/test/stub-server.ts';
import { getToasts } from '#/ui/toast-store.ts';
import { SecurityPanel } from './security-panel.tsx';

const signIn = {
  createdAt: '2026-11-15T03:00:00.000Z',
  lastSeenAt: '2026-11-15T03:00:00.000Z',
  endedAt: null,
  method: 'password',
  browser: 'whale',
  system: 'windows',
  network: '203.0.113.0/24',
  current: false,
};
const listed = {
  'GET /api/auth/consent': { body: { success: true, current: policyVersion, agreed: null } },
  'GET /api/auth/security': { body: { success: true, secondFactor: null, passkeys: [] } },
  'GET /api/auth/sign-ins': {
    body: {
      success: true,
      signIns: [
        { ...signIn, id: 3, current: true },
        { ...signIn, id: 2, browser: 'safari', system: 'ios' },
        { ...signIn, id: 1, browser: 'chrome', endedAt: '2026-11-15T04:00:00.000Z' },
      ],
    },
  },
};

beforeEach(() => startSession('token-1', mina));

const typeInto = async (label: string, text: string) =>
  userEvent.type(await screen.findByLabelText(label), text);

test('changes the password and goes on with the new token', async () => {
  const requests = stubServer({
    ...listed,
    'POST /api/auth/password': { body: { success: true, token: 'token-2' } },
  });
  renderPage(<SecurityPanel />);
  await userEvent.click(screen.getByRole('button', { name: '비밀번호 바꾸기' }));
  await typeInto('지금 비밀번호', 'old one');
  await typeInto('새 비밀번호', 'new one');
  await typeInto('새 비밀번호 확인', 'other');
  await userEvent.click(screen.getByRole('button', { name: '바꾸기' }));
  expect(await screen.findByText('비밀번호가 일치하지 않습니다')).toBeTruthy();
  await userEvent.clear(screen.getByLabelText('새 비밀번호 확인'));
  await typeInto('새 비밀번호 확인', 'new one');
  await userEvent.click(screen.getByRole('button', { name: '바꾸기' }));
  await expect.poll(() => localStorage.getItem('token')).toBe('token-2');
  const sent = requests.find(({ method }) => method === 'POST');
  expect(await sent?.json()).toEqual({ currentPassword: 'old one', password: 'new one' });
  expect(getSession().status).toBe('signedIn');
  expect(getToasts().at(-1)?.text).toContain('비밀번호를 바꿨어요');
});

test('a wrong password is shown at its field', async () => {
  stubServer({
    ...listed,
    'POST /api/auth/password': failure(400, 'VALIDATION', '입력을 확인해주세요', {
      currentPassword: '비밀번호가 맞지 않아요',
    }),
  });
  renderPage(<SecurityPanel />);
  await userEvent.click(screen.getByRole('button', { name: '비밀번호 바꾸기' }));
  await typeInto('지금 비밀번호', 'wrong');
  await typeInto('새 비밀번호', 'new one');
  await typeInto('새 비밀번호 확인', 'new one');
  await userEvent.click(screen.getByRole('button', { name: '바꾸기' }));
  expect(await screen.findByText('비밀번호가 맞지 않아요')).toBeTruthy();
  expect(localStorage.getItem('token')).toBe('token-1');
});

test.each([
  ['changed', /확인 메일 없이 바로/, 'fresh@example.com'],
  ['sent', /30분 안에 링크를 열면/, 'mina@example.com'],
] as const)('a mail address is %s', async (outcome, text, now) => {
  stubServer({
    ...listed,
    'POST /api/auth/email': { body: { success: true, outcome, user: { ...mina, email: now } } },
  });
  renderPage(<SecurityPanel />);
  await userEvent.click(screen.getByRole('button', { name: '이메일 바꾸기' }));
  await typeInto('새 이메일', 'fresh@example.com');
  await typeInto('지금 비밀번호', 'mine');
  await userEvent.click(screen.getByRole('button', { name: '바꾸기' }));
  await expect
    .poll(() => screen.queryByText(text)?.textContent ?? getToasts().at(-1)?.text)
    .toMatch(text);
  expect(getSession()).toEqual({ status: 'signedIn', user: { ...mina, email: now } });
});

test('lists devices, marks this one, and signs another one out', async () => {
  const requests = stubServer({ ...listed, 'DELETE /api/auth/sign-ins/2': {} });
  renderPage(<SecurityPanel />);
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('p')?.textContent)).toEqual([
    'Windows의 웨일이 기기',
    'iOS의 Safari로그인 중',
    'Windows의 Chrome로그아웃됨',
  ]);
  expect(within(rows[0]!).queryByRole('button')).toBeNull();
  expect(within(rows[2]!).queryByRole('button')).toBeNull();
  await userEvent.click(within(rows[1]!).getByRole('button', { name: 'iOS의 Safari 로그아웃' }));
  await expect.poll(() => requests.some(({ method }) => method === 'DELETE')).toBe(true);
});

test('signs out everywhere after a question', async () => {
  const signOut = vi.fn<() => Promise<void>>(() => Promise.resolve());
  provideExit({ signOut, exit: signOut });
  stubServer({ ...listed, 'DELETE /api/auth/sign-ins': {} });
  renderPage(<SecurityPanel />);
  await userEvent.click(screen.getByRole('button', { name: '모든 기기에서 로그아웃' }));
  await userEvent.click(screen.getByRole('button', { name: '모두 로그아웃' }));
  await expect.poll(() => signOut.mock.calls).toEqual([[{ alreadyEnded: true }]]);
});

test('a second factor: password, QR code, code, and the recovery codes once', async () => {
  const recoveryCodes = ['abcd-efgh-ijkl-mnop', 'qrst-uvwx-yz23-4567'];
  const uri = 'otpauth://totp/Daedap:mina%40example.com?secret=GEZDGNBVGY3TQOJQ&issuer=Daedap';
  stubServer({
    ...listed,
    'POST /api/auth/second-factor': {
      body: { success: true, secret: 'GEZDGNBVGY3TQOJQ', uri },
    },
    'POST /api/auth/second-factor/confirm': { body: { success: true, recoveryCodes } },
  });
  renderPage(<SecurityPanel />);
  await userEvent.click(await screen.findByRole('button', { name: '2단계 인증 켜기' }));
  await typeInto('지금 비밀번호', 'mine');
  await userEvent.click(screen.getByRole('button', { name: '다음' }));
  expect(await screen.findByRole('img', { name: '인증 앱에 넣을 QR 코드' })).toBeTruthy();
  expect(screen.getByText('GEZD GNBV GY3T QOJQ')).toBeTruthy();
  await typeInto('앱의 코드', '123456');
  await userEvent.click(screen.getByRole('button', { name: '켜기' }));
  for (const code of recoveryCodes) expect(await screen.findByText(code)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '보관했어요' }));
  expect(screen.queryByText(recoveryCodes[0]!)).toBeNull();
});

test('a second factor that is on is switched off with password and code', async () => {
  const secondFactor = { since: '2026-11-15T03:00:00.000Z', recoveryCodesLeft: 7 };
  const requests = stubServer({
    ...listed,
    'GET /api/auth/security': { body: { success: true, secondFactor, passkeys: [] } },
    'POST /api/auth/second-factor/off': {},
  });
  renderPage(<SecurityPanel />);
  expect(await screen.findByText('켜져 있어요. 남은 복구 코드 7개')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '2단계 인증 관리' }));
  await typeInto('지금 비밀번호', 'mine');
  await typeInto('앱의 코드나 복구 코드', '123456');
  await userEvent.click(screen.getByRole('button', { name: '2단계 인증 끄기' }));
  await expect.poll(() => getToasts().at(-1)?.text).toBe('2단계 인증을 껐어요.');
  const sent = requests.find(({ method }) => method === 'POST');
  expect(await sent?.json()).toEqual({ password: 'mine', code: '123456' });
});
