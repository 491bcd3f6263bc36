import type { UseQueryResult } from '@tanstack/react-query';
import { ApiError } from '#/lib/api/api-error.ts';
import type { SessionDetails } from './api/get-session-details.ts';

type DetailsView =
  | { readonly status: 'loading' }
  | { readonly status: 'notFound' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'loaded'; readonly details: SessionDetails };

/** What was loaded stands when asking again fails, unless the session is gone. */
export function viewOf({
  data,
  error,
}: Pick<UseQueryResult<SessionDetails>, 'data' | 'error'>): DetailsView {
  if (error instanceof ApiError && error.status === 404) return { status: 'notFound' };
  if (data) return { status: 'loaded', details: data };
  return error ? { status: 'failed', error } : { status: 'loading' };
}
