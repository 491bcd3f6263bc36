import { Outlet } from '#/lib/router/router-provider.tsx';
import { AccessDenied } from '#/features/shell/access-denied.tsx';
import { useSession } from '#/lib/session/session-store.ts';

/** Used inside RequireSession, so the user is always signed in here. */
export function RequireAdmin() {
  const session = useSession();
  return session.status === 'signedIn' && session.user.role === 'admin' ? (
    <Outlet />
  ) : (
    <AccessDenied />
  );
}
