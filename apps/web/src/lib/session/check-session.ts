import { getMe } from '@daedap/contract/calls/accounts';
import { sessionCheckTimeoutMs } from '@daedap/contract/constants/accounts';
import { ApiError } from '#/lib/api/api-error.ts';
import { call } from '#/lib/api/call.ts';
import type { SessionCheck } from './session-store.ts';

/** Asks the server for the user of the stored token. Loaded only when there is a token. */
export async function checkSession(): Promise<SessionCheck> {
  try {
    const { user } = await call(getMe, {
      signal: AbortSignal.timeout(sessionCheckTimeoutMs),
      keepSessionOn401: true,
    });
    return { outcome: 'valid', user };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      return { outcome: 'rejected', expired: error.code === 'TOKEN_EXPIRED' };
    }
    return { outcome: 'unknown' };
  }
}
