import { getActiveSessions } from '@daedap/contract/calls/sessions';
import { sessionCheckTimeoutMs } from '@daedap/contract/constants/accounts';
import { ApiError } from '#/lib/api/api-error.ts';
import { call } from '#/lib/api/call.ts';

export type ActiveSessions =
  | { readonly outcome: 'counted'; readonly count: number }
  /** The server asks to come back later. */
  | { readonly outcome: 'rateLimited' }
  /** Not known; the server will say it again when questions are generated. */
  | { readonly outcome: 'unknown' };

export async function checkActiveSessions(signal: AbortSignal): Promise<ActiveSessions> {
  try {
    const { count } = await call(getActiveSessions, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(sessionCheckTimeoutMs)]),
    });
    return { outcome: 'counted', count };
  } catch (error) {
    const limited = error instanceof ApiError && error.status === 429;
    return { outcome: limited ? 'rateLimited' : 'unknown' };
  }
}
