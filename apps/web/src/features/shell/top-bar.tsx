import { pages } from '@daedap/contract/pages';
import { useState } from 'react';
import { matchPath } from '#/lib/router/address.ts';
import { useLocation, useNavigate } from '#/lib/router/hooks.ts';
import { Link } from '#/lib/router/link.tsx';
import { afterPaint } from '#/lib/after-paint.ts';
import { exitApp } from '#/lib/exit-app.ts';
import { changeLanguage } from '#/lib/i18n/language.ts';
import { useTexts } from '#/lib/i18n/texts.ts';
import { useSession } from '#/lib/session/session-store.ts';
import { changeTheme, type Theme, useTheme } from '#/lib/theme.ts';
import { canCloseApp } from '#/native/app-platform.ts';
import { AlertDialog } from '#/ui/alert-dialog.tsx';
import { IconButton, buttonClass, iconButtonClass } from '#/ui/button.tsx';
import {
  BackIcon,
  ExitIcon,
  LogoMark,
  MoonIcon,
  PersonIcon,
  SunIcon,
  SystemIcon,
} from '#/ui/icons.tsx';

/** Pages without a back button in the bar. The details of a session have their own. */
const pagesWithoutBack = [pages.landing, pages.dashboard, pages.sessionDetails];

export function TopBar() {
  const { t } = useTexts();
  const { pathname } = useLocation();
  const session = useSession();
  const signedIn = session.status === 'signedIn';
  const signedOut = session.status === 'signedOut';
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper/90 pt-(--safe-top) backdrop-blur">
      <div className="page-width @container flex h-15 items-center">
        {!pagesWithoutBack.some((page) => matchPath(page, pathname)) && <BackButton />}
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
        {/* Keeps room for the buttons of a signed-in user, so that nothing moves when the session is known. */}
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

/** The router numbers its history entries: above 0, the previous entry belongs to the app, too. */
function cameFromInside(): boolean {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('idx' in state)) return false;
  return typeof state.idx === 'number' && state.idx > 0;
}

function BackButton() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const session = useSession();
  const goBack = () => {
    if (cameFromInside()) void navigate(-1);
    else void navigate(session.status === 'signedIn' ? pages.dashboard : pages.landing);
  };
  return (
    <IconButton label={t('shell.back')} onClick={goBack}>
      <BackIcon />
    </IconButton>
  );
}

function ExitButton() {
  const { t } = useTexts();
  const [asking, setAsking] = useState(false);
  const closes = canCloseApp();
  return (
    <>
      <IconButton label={t('shell.exit')} onClick={() => setAsking(true)}>
        <ExitIcon />
      </IconButton>
      <AlertDialog
        open={asking}
        title={t(closes ? 'shell.exitApp.title' : 'shell.exitDialog.title')}
        text={t(closes ? 'shell.exitApp.text' : 'shell.exitDialog.text')}
        cancelLabel={t('common.cancel')}
        confirmLabel={t('shell.exitDialog.confirm')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void exitApp();
        }}
      />
    </>
  );
}

/** There are two languages, so one button is enough. It names the other language in that language. */
function LanguageSwitch() {
  const { t, language } = useTexts();
  const other = language === 'ko' ? 'en' : 'ko';
  const label = t(`shell.language.switchTo.${other}`);
  return (
    <button
      type="button"
      lang={other}
      title={label}
      className={`${iconButtonClass} text-sm font-bold`}
      // Another language lays out the whole page anew.
      onClick={() => afterPaint(() => changeLanguage(other))}
    >
      <span aria-hidden="true">{t(`shell.language.short.${other}`)}</span>
      <span className="sr-only">{label}</span>
    </button>
  );
}

const nextTheme = { system: 'light', light: 'dark', dark: 'system' } as const satisfies Record<
  Theme,
  Theme
>;

const themeIcons = { system: SystemIcon, light: SunIcon, dark: MoonIcon } as const;

function ThemeSwitch() {
  const { t } = useTexts();
  const theme = useTheme();
  const next = nextTheme[theme];
  const Icon = themeIcons[theme];
  const label = t('shell.theme.switch', {
    current: t(`shell.theme.${theme}`),
    next: t(`shell.theme.${next}`),
  });
  return (
    <IconButton label={label} onClick={() => changeTheme(next)}>
      <Icon />
    </IconButton>
  );
}
