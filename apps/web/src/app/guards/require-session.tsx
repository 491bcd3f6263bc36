import { pages } from '@daedap/contract/pages';
import { useDeferredValue, useState } from 'react';
import { matchPath } from '#/lib/router/address.ts';
import { useLocation } from '#/lib/router/hooks.ts';
import { Redirect } from '#/lib/router/link.tsx';
import { Outlet } from '#/lib/router/router-provider.tsx';
import { loginAddress } from '#/lib/login-address.ts';
import { knownUser, type Session, useSession } from '#/lib/session/session-store.ts';
import { Spinner } from '#/ui/loading.tsx';
import { isLivePath } from '../is-live-path.ts';
import { LeaveLater } from './leave-later.tsx';
import { useTexts } from '#/lib/i18n/texts.ts';

/**
 * The dashboard loads its data while the session is checked, and says so itself. Only the server can give it data, and
 * the session ends when the server refuses. The build renders it without a user: that is its skeleton.
 */
const isShownEarly = (pathname: string, session: Session) =>
  matchPath(pages.dashboard, pathname) !== null &&
  (import.meta.env.SSR || knownUser(session) !== null);

export function RequireSession() {
  const { t } = useTexts();
  const location = useLocation();
  const session = useEnteredSession();
  const signedIn = session.status === 'signedIn';
  // The interview that was open, if any. It gets a moment to store what was recorded.
  const [interview, setInterview] = useState<string | null>(null);
  const current = isLivePath(location.pathname) ? location.pathname : null;
  if (signedIn && current !== interview) setInterview(current);
  const isLoading = session.status === 'loading';
  if (isLoading && !isShownEarly(location.pathname, session)) {
    return <Spinner label={t('common.loading')} />;
  }
  const login = signedIn || isLoading ? null : loginAddress(location, session.expired);
  if (login !== null && (current === null || current !== interview)) {
    return <Redirect to={login} />;
  }
  return (
    <>
      <Outlet />
      {login !== null && <LeaveLater to={login} />}
    </>
  );
}

/**
 * The session, later by one render when the server has confirmed it: what a store brings is rendered in one go, and that
 * would be the whole page. Deferred, the page is rendered in short steps. An end of the session is never deferred.
 */
function useEnteredSession(): Session {
  const session = useSession();
  const before = useDeferredValue(session);
  const isEntering = before.status === 'loading' && session.status === 'signedIn';
  return isEntering ? before : session;
}
