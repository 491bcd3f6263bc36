import { useTranslation } from '#/lib/i18n/use-translation.ts';
import { Navigate, Outlet, useLocation } from 'react-router';
import { loginAddress } from '#/lib/login-address.ts';
import { useSession } from '#/lib/session/use-session.ts';
import { Spinner } from '#/ui/spinner.tsx';

export function RequireSession() {
  const { t } = useTranslation();
  const location = useLocation();
  const session = useSession();
  switch (session.status) {
    case 'loading':
      return <Spinner label={t('common.loading')} />;
    case 'signedOut':
      return <Navigate to={loginAddress(location, session.expired)} replace />;
    case 'signedIn':
      return <Outlet />;
  }
}
