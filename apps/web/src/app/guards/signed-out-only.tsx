import { useSearchParams } from '#/lib/router/hooks.ts';
import { Redirect } from '#/lib/router/link.tsx';
import { Outlet } from '#/lib/router/router-provider.tsx';
import { safeRedirect } from '#/lib/login-address.ts';
import { useSession } from '#/lib/session/session-store.ts';
import { Spinner } from '#/ui/loading.tsx';
import { useTexts } from '#/lib/i18n/texts.ts';

/** Wraps sign-in and registration. Redirects users who are signed in, or have just signed in. */
export function SignedOutOnly() {
  const { t } = useTexts();
  const [query] = useSearchParams();
  const session = useSession();
  switch (session.status) {
    case 'loading':
      return <Spinner label={t('common.loading')} />;
    case 'signedIn':
      return <Redirect to={safeRedirect(query.get('redirect'))} />;
    case 'signedOut':
      return <Outlet />;
  }
}
