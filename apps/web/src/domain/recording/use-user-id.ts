import { useSession } from '#/lib/session/session-store.ts';

/** Whose recordings are shown; null when nobody is signed in. */
export function useUserId(): number | null {
  const session = useSession();
  return session.status === 'signedIn' ? session.user.id : null;
}
