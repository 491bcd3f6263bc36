import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  endSession,
  getSession,
  restoreSession,
  startSession,
} from '#/lib/session/session-store.ts';
import { admin, mina } from '#/test/people.ts';
import { renderApp } from '#/test/render-app.tsx';
import { failure, stubServer } from '#/test/stub-server.ts';
import { eventually } from '#/test/eventually.ts';

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe('guard', () => {
  test('shows the spinner with common.loading while the session is checked', async () => {
    localStorage.setItem('token', 'token-1');
    void restoreSession(() => new Promise(() => undefined));
    renderApp('/dashboard');
    expect(await screen.findByText('불러오는 중이에요')).toBeTruthy();
  });

  test('sends a signed-out user to sign-in and afterwards to the requested page', async () => {
    const { here } = renderApp('/recordings/12?tab=2#top');
    await heading('로그인');
    expect(here()).toBe('/login?redirect=%2Frecordings%2F12%3Ftab%3D2%23top');
    act(() => startSession('token-1', mina));
    await heading('면접 결과');
    expect(here()).toBe('/recordings/12?tab=2#top');
  });

  test('explains an expired session', async () => {
    endSession({ expired: true });
    const { here } = renderApp('/dashboard');
    await heading('로그인');
    expect(here()).toBe('/login?redirect=%2Fdashboard&reason=expired');
    expect(screen.getByText(/오래되어 안전하게 로그아웃했어요/)).toBeTruthy();
  });

  test.each(['/login', '/register', '/login?redirect=//evil.com'])(
    'redirects a signed-in user from %s',
    async (address) => {
      startSession('token-1', mina);
      const { here } = renderApp(address);
      await heading(/민아님/);
      expect(here()).toBe('/dashboard');
    },
  );

  test('denies access to a user who is no admin', async () => {
    startSession('token-1', mina);
    const { here } = renderApp('/admin');
    await heading('들어갈 수 없는 화면이에요');
    expect(screen.getByText('이 화면은 관리자만 볼 수 있어요.')).toBeTruthy();
    expect(here()).toBe('/admin');
  });

  test('lets an admin in', async () => {
    startSession('token-1', admin);
    stubServer({ 'GET /api/admin/overview': failure(500, 'INTERNAL', '문제가 생겼어요') });
    renderApp('/admin');
    expect(await heading('관리자')).toBeTruthy();
  });
});

describe('signing out', () => {
  beforeEach(() => startSession('token-1', mina));

  test('exit asks first; the safe choice has the focus and changes nothing', async () => {
    renderApp('/dashboard');
    await heading(/민아님/);
    await userEvent.click(screen.getByRole('button', { name: '나가기' }));
    const dialog = screen.getByRole('alertdialog', { name: '대답에서 나갈까요?' });
    const cancel = within(dialog).getByRole('button', { name: '취소' });
    expect(document.activeElement).toBe(cancel);
    await userEvent.click(cancel);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(getSession().status).toBe('signedIn');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '나가기' }));
  });

  test('exit signs out and opens the landing page without passing sign-in', async () => {
    const { here, visited } = renderApp('/dashboard');
    await heading(/민아님/);
    await userEvent.click(screen.getByRole('button', { name: '나가기' }));
    const dialog = screen.getByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: '나가기' }));
    await heading(/먼저 대답해보세요/);
    await eventually(() => expect(getSession().status).toBe('signedOut'));
    expect(here()).toBe('/');
    expect(visited).not.toContain('/login');
    expect(localStorage.getItem('token')).toBeNull();
    expect(screen.getAllByRole('link', { name: '로그인' }).length).toBeGreaterThan(0);
  });

  test('a 401 opens sign-in with the page and the reason', async () => {
    stubServer({ 'GET /api/auth/profile': failure(401, 'TOKEN_EXPIRED', '다시 로그인해주세요') });
    const { here } = renderApp('/account?from=bar');
    await heading('로그인');
    expect(here()).toBe('/login?redirect=%2Faccount%3Ffrom%3Dbar&reason=expired');
    expect(localStorage.getItem('token')).toBeNull();
  });
});

describe('all pages', () => {
  test('an unknown address shows the not-found page', async () => {
    renderApp('/nope');
    await heading('찾는 화면이 없어요');
    expect(document.title).toBe('찾는 화면이 없어요 · 대답 Daedap');
    expect(screen.getByRole('link', { name: '첫 화면으로' }).getAttribute('href')).toBe('/');
  });

  test('navigation moves the focus to the new page’s heading', async () => {
    renderApp('/login');
    await heading('로그인');
    fireEvent.click(screen.getByRole('link', { name: '회원가입' }));
    const title = await heading('회원가입');
    await eventually(() => expect(document.activeElement).toBe(title));
  });

  test('signed out: the bar has a sign-in link except on sign-in, no exit and no account', async () => {
    renderApp('/register');
    await heading('회원가입');
    const bar = within(screen.getByRole('banner'));
    expect(bar.getByRole('link', { name: '로그인' })).toBeTruthy();
    expect(bar.queryByRole('button', { name: '나가기' })).toBeNull();
    fireEvent.click(bar.getByRole('link', { name: '로그인' }));
    await heading('로그인');
    expect(bar.queryByRole('link', { name: '로그인' })).toBeNull();
  });

  test('signed in: the logo leads to the dashboard, which has no back button', async () => {
    startSession('token-1', mina);
    const { here } = renderApp('/how-we-score');
    await heading('점수는 이렇게 매겨요');
    expect(screen.getByRole('button', { name: '뒤로' })).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: '대답, 대시보드로' }));
    await heading('민아님, 반가워요');
    expect(here()).toBe('/dashboard');
    expect(screen.queryByRole('button', { name: '뒤로' })).toBeNull();
  });

  test('the language switch changes all texts and is stored', async () => {
    renderApp('/login');
    await heading('로그인');
    fireEvent.click(screen.getByRole('button', { name: 'Switch to English' }));
    await heading('Sign in');
    expect(document.documentElement.lang).toBe('en');
    expect(localStorage.getItem('language')).toBe('en');
    expect(document.title).toBe('Sign in · Daedap');
  });
});
