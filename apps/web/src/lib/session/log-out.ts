import { logout } from '@daedap/contract/calls/account-security';
import { send } from '#/lib/api/send.ts';

/** Ends the sign-in of a token that this browser has just forgotten. */
export async function logOut(token: string): Promise<void> {
  await send(logout, { token, keepSessionOn401: true });
}
