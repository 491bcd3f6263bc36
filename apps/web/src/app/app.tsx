import { StrictMode } from 'react';
import { RouterProvider } from '#/lib/router/router-provider.tsx';
import type { Router } from '#/lib/router/router.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { StartSpinner } from './start-spinner.tsx';

export function App({ router }: { router: Router }) {
  return (
    <StrictMode>
      <ErrorBoundary>
        <RouterProvider router={router} fallback={<StartSpinner />} />
      </ErrorBoundary>
    </StrictMode>
  );
}
