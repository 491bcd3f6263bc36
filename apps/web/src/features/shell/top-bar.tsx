import { pages } from '@daedap/contract/pages';
import { Link, matchPath, useLocation } from 'react-router';
import { useSession } from '#/lib/session/session-store.ts';
import { buttonClass } from '#/ui/button-style.ts';
import { iconButtonClass } from '#/ui/icon-button.tsx';
import { PersonIcon } from '#/ui/icons.tsx';
import { LogoMark } from '#/ui/logo-mark.tsx';
import { BackButton } from './back-button.tsx';
import { ExitButton } from './exit-button.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { useTexts } from '#/lib/i18n/texts.ts';

/** The first pages have none; the details of a session have one of their own. */
const withoutBack = [pages.landing, pages.dashboard, pages.sessionDetails];

export function TopBar() {
  const { t } = useTexts();
  const { pathname } = useLocation();
  const session = useSession();
  const signedIn = session.status === 'signedIn';
  const signedOut = session.status === 'signedOut';
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper/90 pt-(--safe-top) backdrop-blur">
      <div className="page-width @container flex h-15 items-center">
        {!withoutBack.some((page) => matchPath(page, pathname)) && <BackButton />}
        <Link
          to={signedIn ? pages.dashboard : pages.landing}
          aria-label={t(signedIn ? 'shell.homeSignedIn' : 'shell.home')}
          className="mr-auto flex min-h-11 min-w-11 items-center gap-1.5 rounded-control px-1 text-lg font-extrabold sm:text-xl tracking-tight"
        >
          <LogoMark />
          <span className={signedOut ? '@max-[20rem]:sr-only' : '@max-[24rem]:sr-only'}>
            {t('common.appName')}
          </span>
        </Link>
        <LanguageSwitch />
        <ThemeSwitch />
        {/* Whoever is probably signed in: what comes then must not push the rest aside. */}
        {session.status === 'loading' && <span className="w-22 shrink-0" />}
        {signedIn && (
          <>
            <Link
              to={pages.account}
              title={t('shell.account')}
              aria-label={t('shell.account')}
              aria-current={pathname === pages.account ? 'page' : undefined}
              className={iconButtonClass}
            >
              <PersonIcon />
            </Link>
            <ExitButton />
          </>
        )}
        {signedOut && pathname !== pages.login && (
          <Link
            to={pages.login}
            className={`${buttonClass({ variant: 'quiet' })} whitespace-nowrap`}
          >
            {t('common.login')}
          </Link>
        )}
      </div>
    </header>
  );
}
