import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet } from '#/lib/router/router-provider.tsx';
import { queryClient } from './query-client.ts';
import { startOutbox } from './start-outbox.ts';
import { startWarming } from './start-warming.ts';

/** Wraps the pages that fetch data. It is a chunk of its own, so that the landing page does not load it. */
export function QueryLayout() {
  useEffect(startOutbox, []);
  useEffect(startWarming, []);
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}
