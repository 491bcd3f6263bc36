import { pages } from '@daedap/contract/pages';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { RouterProvider } from '#/lib/router/router-provider.tsx';
import { createMemoryRouter } from '#/lib/router/router.ts';
import { ResultsPage } from '#/features/history/results/results-page.tsx';

type Entry =
  | string
  | { readonly pathname: string; readonly search?: string; readonly state: unknown };

/** Opens the page under one of its four addresses; all other addresses show an empty page. */
export function openResults(entry: Entry) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const results = [
    pages.results,
    pages.recordingResults,
    pages.analysisResults,
    pages.sessionResults,
  ].map((path) => ({ path, element: <ResultsPage /> }));
  const router = createMemoryRouter([...results, { path: '*', element: null }], {
    initialEntries: ['/before', entry],
    initialIndex: 1,
  });
  const view = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const here = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { router, view, here };
}
