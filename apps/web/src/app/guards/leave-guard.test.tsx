import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { toAddress } from '#/lib/router/address.ts';
import { useLocation } from '#/lib/router/hooks.ts';
import { Link } from '#/lib/router/link.tsx';
import { Outlet, RouterProvider } from '#/lib/router/router-provider.tsx';
import { createBrowserRouter, type Router } from '#/lib/router/router.ts';
import { type ReactNode, useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { provideBackHandler } from '#/lib/history-lock/back-handler.ts';
import { lockWindow, provideHistoryLock } from '#/lib/history-lock/current-lock.ts';
import { type HistoryLock, readEntry } from '#/lib/history-lock/history-lock.ts';
import { leaveConfirmed } from '#/lib/leave-confirmed.ts';
import { eventually } from '#/test/eventually.ts';
import { LeaveGuard } from './leave-guard.tsx';

let lock: HistoryLock;
let router: Router;

const Page = () => (
  <>
    <LeaveGuard />
    <Link to="/nope">다른 곳</Link>
    <Link to="/interview/live">이어서</Link>
    <Link to="/interview/setup">새 면접</Link>
    <Link to="/session-details/7">카드</Link>
    <Link to="?category=job">걸러 보기</Link>
    <Link to="/recordings" state={leaveConfirmed}>
      끝내기
    </Link>
    <Outlet />
  </>
);

/** Opens the address as a link from another page of the same tab would. */
async function open(address: string, element: ReactNode = null) {
  window.history.pushState({ usr: null, key: 'start', idx: 0 }, '', '/nope');
  lock = lockWindow(() => {
    const { location } = router.state;
    return {
      address: toAddress(location),
      state: { usr: location.state, key: location.key },
    };
  });
  provideHistoryLock(lock);
  router = createBrowserRouter([{ element: <Page />, children: [{ path: '*', element }] }]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate(address));
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  router.dispose();
  lock.dispose();
  provideHistoryLock(null);
});

const shown = () => router.state.location.pathname;
const address = () => window.location.pathname;
const goBack = () =>
  act(async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    window.addEventListener('popstate', () => resolve(), { once: true, capture: true });
    window.history.back();
    await promise;
  });
const dialog = () => screen.queryByRole('alertdialog');
const press = (name: string) =>
  userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));

test.each([
  ['/dashboard', '앱에서 나갈까요?', '/'],
  ['/interview/setup', '면접 준비를 그만둘까요?', '/dashboard'],
  ['/results/7', '결과 화면에서 나갈까요?', '/dashboard'],
  ['/recordings', '면접 기록에서 나갈까요?', '/dashboard'],
  ['/session-details/7', '세션 상세에서 나갈까요?', '/dashboard'],
  ['/account', '내 계정에서 나갈까요?', '/dashboard'],
  ['/admin', '관리자 화면에서 나갈까요?', '/dashboard'],
])('back on %s asks; “stay” stays, “leave” opens the target page', async (page, title, target) => {
  await open(page);
  await goBack();
  expect(screen.getByRole('alertdialog', { name: title })).toBeTruthy();
  // Pressing back again changes nothing.
  await goBack();
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
  await press('머무르기');
  expect(dialog()).toBeNull();
  expect([shown(), address()]).toEqual([page, page]);
  await goBack();
  await press('나가기');
  await eventually(() => expect(shown()).toBe(target));
  expect(address()).toBe(target);
});

test('a page is held by the time it is shown', async () => {
  const seen: unknown[] = [];
  function Shown() {
    const { pathname } = useLocation();
    useLayoutEffect(() => {
      seen.push([pathname, readEntry(window.history.state)?.lock]);
    }, [pathname]);
    return null;
  }
  await open('/recordings', <Shown />);
  expect(seen).toEqual([
    ['/nope', null],
    ['/recordings', 2],
  ]);
});

test('back on the page after the dashboard opens the page before it', async () => {
  await open('/dashboard');
  await goBack();
  await press('나가기');
  await eventually(() => expect(shown()).toBe('/'));
  await goBack();
  await eventually(() => expect(shown()).toBe('/nope'));
  expect(address()).toBe('/nope');
});

test('a link on the dashboard does not ask, and back from its target returns to the dashboard', async () => {
  await open('/dashboard');
  await userEvent.click(screen.getByRole('link', { name: '다른 곳' }));
  expect(shown()).toBe('/nope');
  await goBack();
  await eventually(() => expect(shown()).toBe('/dashboard'));
  expect(dialog()).toBeNull();
  await goBack();
  expect(screen.getByRole('alertdialog', { name: '앱에서 나갈까요?' })).toBeTruthy();
});

test('links on the results page ask before they open', async () => {
  await open('/interview/results');
  await userEvent.click(screen.getByRole('link', { name: '다른 곳' }));
  expect(shown()).toBe('/interview/results');
  await press('머무르기');
  expect(dialog()).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: '다른 곳' }));
  // Pressing back does not close the dialog.
  await goBack();
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
  await press('나가기');
  await eventually(() => expect(shown()).toBe('/nope'));
});

test.each(['다른 곳', '새 면접'])('the link “%s” on the history page asks', async (name) => {
  await open('/recordings');
  await userEvent.click(screen.getByRole('link', { name }));
  expect(screen.getByRole('alertdialog', { name: '면접 기록에서 나갈까요?' })).toBeTruthy();
  await press('머무르기');
  expect([shown(), address()]).toEqual(['/recordings', '/recordings']);
  await userEvent.click(screen.getByRole('link', { name }));
  await press('나가기');
  await eventually(() => expect(shown()).not.toBe('/recordings'));
});

test('cards and filters on the history page do not ask', async () => {
  await open('/recordings');
  await userEvent.click(screen.getByRole('link', { name: '걸러 보기' }));
  expect(router.state.location.search).toBe('?category=job');
  await userEvent.click(screen.getByRole('link', { name: '카드' }));
  await eventually(() => expect(shown()).toBe('/session-details/7'));
  expect(dialog()).toBeNull();
});

test.each([
  ['이어서', '/interview/live'],
  ['끝내기', '/recordings'],
])('%s does not ask', async (name, target) => {
  await open('/recordings/7');
  await userEvent.click(screen.getByRole('link', { name }));
  await eventually(() => expect(shown()).toBe(target));
  expect(dialog()).toBeNull();
});

test('a running interview asks by itself; a finished one is left at once', async () => {
  await open('/interview/live');
  const ask = vi.fn<() => void>();
  const withdraw = provideBackHandler(ask);
  await goBack();
  expect(ask).toHaveBeenCalledOnce();
  expect(dialog()).toBeNull();
  expect(shown()).toBe('/interview/live');
  withdraw();
  await goBack();
  await eventually(() => expect(shown()).toBe('/dashboard'));
});

test('the page after an interview replaces it and leaves no copies in the history', async () => {
  await open('/interview/live');
  await act(() => router.navigate('/nope', { replace: true }));
  await eventually(() => expect(window.history.state).toMatchObject({ idx: 1 }));
  expect([shown(), address()]).toEqual(['/nope', '/nope']);
  await goBack();
  await eventually(() => expect(router.state.location.key).toBe('start'));
});

test('the focus starts on “stay”', async () => {
  await open('/recordings');
  await goBack();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '머무르기' }));
});
