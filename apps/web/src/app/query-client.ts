import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#/lib/api/api-error.ts';
import { getConnection, subscribeConnection } from '#/lib/connection.ts';
import { getSession, knownUser, subscribeSession } from '#/lib/session/session-store.ts';

/** Retries only without a response or after a fault of the server: any other response is final. */
function worthRetrying(failures: number, error: Error): boolean {
  const final = error instanceof ApiError && error.status < 500;
  return !final && failures < 1;
}

export const queryClient = new QueryClient({
  defaultOptions: {
    // `always`: without a network a call fails at once and the page says so, instead of waiting in silence.
    queries: { networkMode: 'always', retry: worthRetrying, staleTime: 30_000 },
    mutations: { networkMode: 'always' },
  },
});

function whoseData(): number | null {
  return knownUser(getSession())?.id ?? null;
}

let owner = whoseData();

// Data that one account fetched is never shown to the next.
subscribeSession(() => {
  const now = whoseData();
  if (now !== owner) queryClient.clear();
  owner = now;
});

let connection = getConnection();

// Fetches again what was shown from stored copies, once the server is back.
subscribeConnection(() => {
  const before = connection;
  connection = getConnection();
  const shown = before === 'copies' || before === 'offlineWithCopies';
  if (shown && connection === 'online') void queryClient.invalidateQueries();
});
