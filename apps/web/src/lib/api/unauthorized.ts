import { endSession } from '#/lib/session/session-store.ts';
import { readToken } from '#/lib/session/stored-session.ts';
import type { ApiError } from './api-error.ts';

type Leave = (reason: { readonly expired: boolean }) => void;

let leave: Leave = () => undefined;

/** The app provides the way to sign-in, because the client does not know the router. */
export function onUnauthorized(handler: Leave): void {
  leave = handler;
}

/** These answer a sign-in; whoever gets one has no session yet. */
const signInRefusals = new Set<string>(['BAD_CREDENTIALS', 'SECOND_FACTOR_REQUIRED']);

/**
 * A 401 ends the session, except for a refused sign-in or a token that was replaced after the request was
 * sent.
 */
export function handleUnauthorized(error: ApiError, usedToken: string | null): void {
  if (signInRefusals.has(error.code) || readToken() !== usedToken) return;
  const expired = error.code === 'TOKEN_EXPIRED';
  leave({ expired });
  endSession({ expired });
}
