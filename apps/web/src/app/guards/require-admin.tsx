import { Outlet } from 'react-router';
import { AccessDenied } from '#/features/shell/access-denied.tsx';
import { useSession } from '#/lib/session/session-store.ts';

/** Stands inside RequireSession: who is not signed in never gets here. */
export function RequireAdmin() {
  const session = useSession();
  return session.status === 'signedIn' && session.user.role === 'admin' ? (
    <Outlet />
  ) : (
    <AccessDenied />
  );
}
