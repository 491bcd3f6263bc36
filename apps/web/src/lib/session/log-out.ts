import { logout } from '@daedap/contract/calls/account-security';
import { apiOrigin } from '#/lib/env.ts';
import { NetworkError } from '#/lib/api/api-error.ts';

/** Ends the sign-in of a token that this browser has just forgotten. */
export async function logOut(token: string): Promise<void> {
  await fetch(`${apiOrigin}${logout.path}`, {
    method: logout.method,
    headers: { authorization: `Bearer ${token}` },
    // The page may be closed right after.
    keepalive: true,
  }).catch(() => {
    throw new NetworkError(logout.path);
  });
}
