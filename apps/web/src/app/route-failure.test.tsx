import { render, screen } from '@testing-library/react';
import { RouterProvider } from '#/lib/router/router-provider.tsx';
import { createMemoryRouter } from '#/lib/router/router.ts';
import { expect, test, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';
import { RouteFailure } from './route-failure.tsx';

function Broken({ error }: { error: Error }): never {
  throw error;
}

/** React and the router log errors that they caught; these tests expect that. */
function expectReports() {
  const report = vi.spyOn(console, 'error').mockReturnValue(undefined);
  return () => {
    expect(report).toHaveBeenCalled();
    report.mockClear();
  };
}

test.each([
  ['a broken page', new Error('boom'), '화면을 그리다 문제가 생겼어요'],
  [
    'a chunk that a new version removed',
    new TypeError('Failed to fetch dynamically imported module: https://x/a.js'),
    '화면을 불러오지 못했어요',
  ],
])('%s offers to reload and to go home', async (_, error, title) => {
  const reported = expectReports();
  const router = createMemoryRouter([
    { path: '/', element: <Broken error={error} />, failure: <RouteFailure /> },
  ]);
  render(<RouterProvider router={router} />);
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByRole('button', { name: '새로 고치기' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '첫 화면으로' }).getAttribute('href')).toBe('/');
  reported();
});

test('catches errors outside of the routes as well', () => {
  const reported = expectReports();
  render(
    <ErrorBoundary>
      <Broken error={new Error('boom')} />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { name: '화면을 그리다 문제가 생겼어요' })).toBeTruthy();
  reported();
});
