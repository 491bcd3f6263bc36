import { act, render, screen } from '@testing-library/react';
import { RouterProvider } from '#/lib/router/router-provider.tsx';
import { createMemoryRouter } from '#/lib/router/router.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { endSession, restoreSession, startSession } from '#/lib/session/session-store.ts';
import { mina } from '#/test/people.ts';
import { RequireSession } from './require-session.tsx';

beforeEach(() => void vi.useFakeTimers());

function open(address: string) {
  const router = createMemoryRouter(
    [
      { path: '/login', element: <h1>로그인</h1> },
      { element: <RequireSession />, children: [{ path: '*', element: <h1>안</h1> }] },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const title = () => screen.getByRole('heading').textContent;
  return { router, pass, title, here: () => router.state.location };
}

test.each(['/interview', '/interview/live'])(
  'opens sign-in 2 s after the user was signed out during %s',
  async (address) => {
    startSession('token-1', mina);
    const { pass, title, here } = open(address);
    act(() => endSession({ expired: true }));
    await pass(1_999);
    expect(title()).toBe('안');
    await pass(1);
    expect(title()).toBe('로그인');
    const redirect = encodeURIComponent(address);
    expect(here().search).toBe(`?redirect=${redirect}&reason=expired`);
  },
);

test('redirects at once when the user signs out on another page or before an interview is open', async () => {
  startSession('token-1', mina);
  const elsewhere = open('/interview/setup');
  act(() => endSession({ expired: false }));
  await elsewhere.pass(0);
  expect(elsewhere.here().pathname).toBe('/login');
});

test('does not show an interview that is opened without a session', async () => {
  const { pass, title } = open('/interview/live');
  await pass(0);
  expect(title()).toBe('로그인');
});

test('stays when the user signs in again in time', async () => {
  startSession('token-1', mina);
  const { pass, title } = open('/interview/live');
  act(() => endSession({ expired: false }));
  await pass(1_000);
  act(() => startSession('token-2', mina));
  await pass(2_000);
  expect(title()).toBe('안');
});

test('only the dashboard is shown while the session is checked; it leaves when the session is refused', async () => {
  startSession('token-1', mina);
  const check = Promise.withResolvers<{ outcome: 'rejected'; expired: boolean }>();
  const checked = restoreSession(() => check.promise);
  const elsewhere = open('/account');
  await elsewhere.pass(0);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('불러오는 중이에요');
  const dashboard = open('/dashboard');
  await dashboard.pass(0);
  expect(dashboard.title()).toBe('안');
  check.resolve({ outcome: 'rejected', expired: true });
  await act(() => checked);
  await dashboard.pass(0);
  expect(dashboard.here()).toMatchObject({
    pathname: '/login',
    search: '?redirect=%2Fdashboard&reason=expired',
  });
});
