import { act, render, screen } from '@testing-library/react';
import { RouterProvider } from '#/lib/router/router-provider.tsx';
import { createMemoryRouter } from '#/lib/router/router.ts';
import { expect, test, vi } from 'vitest';
import { AccessDenied } from './access-denied.tsx';

test('says why and opens the dashboard after 3 seconds', () => {
  vi.useFakeTimers();
  const router = createMemoryRouter(
    [
      { path: '/admin', element: <AccessDenied /> },
      { path: '/dashboard', element: <p>dashboard</p> },
    ],
    { initialEntries: ['/admin'] },
  );
  render(<RouterProvider router={router} />);
  expect(screen.getByRole('heading', { name: '들어갈 수 없는 화면이에요' })).toBeTruthy();
  expect(screen.getByText('이 화면은 관리자만 볼 수 있어요.')).toBeTruthy();
  expect(screen.getByRole('link', { name: '대시보드로 가기' }).getAttribute('href')).toBe(
    '/dashboard',
  );
  act(() => {
    vi.advanceTimersByTime(2_999);
  });
  expect(router.state.location.pathname).toBe('/admin');
  act(() => {
    vi.advanceTimersByTime(1);
  });
  expect(router.state.location.pathname).toBe('/dashboard');
});
