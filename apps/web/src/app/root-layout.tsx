import { lazy, Suspense, useRef } from 'react';
import { ScrollRestoration } from '#/lib/router/link.tsx';
import { Outlet, useRouterState } from '#/lib/router/router-provider.tsx';
import { TopBar } from '#/features/shell/top-bar.tsx';
import { isNative } from '#/native/app-platform.ts';
import { Toaster } from '#/ui/toaster.tsx';
import { useAnnouncePageShown } from './page-shown.ts';
import { LeaveGuard } from './guards/leave-guard.tsx';
import { findRule } from './guards/route-rules.ts';
import { useTouchRules } from './guards/use-touch-rules.ts';
import { isLivePath } from './is-live-path.ts';
import { LateNotices } from './late-notices.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useTexts } from '#/lib/i18n/texts.ts';

/** Only the phone app loads it. */
const NativeShell = lazy(async () => ({
  default: (await import('./native/native-shell.tsx')).NativeShell,
}));

export function RootLayout() {
  const { t } = useTexts();
  const main = useRef<HTMLElement>(null);
  const { location, loading: busy } = useRouterState();
  const { pathname } = location;
  useFocusOnNavigation(main);
  useAnnouncePageShown();
  const touchRules = useTouchRules(findRule(pathname));
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-[150%] rounded-control bg-accent px-4 py-3 font-semibold text-on-accent focus:translate-y-0"
      >
        {t('shell.skipToContent')}
      </a>
      {busy && <div className="fixed inset-x-0 top-0 z-50 h-1 bg-accent-ink appear-late" />}
      {/* The interview has no top bar; it has its own ways out. */}
      {!isLivePath(pathname) && (
        <>
          <TopBar />
          <LateNotices />
        </>
      )}
      <LeaveGuard />
      <main id="main" ref={main} tabIndex={-1} aria-busy={busy} {...touchRules}>
        <Outlet />
      </main>
      {isNative() && (
        <Suspense>
          <NativeShell />
        </Suspense>
      )}
      <Toaster closeLabel={t('common.close')} />
      <ScrollRestoration />
    </>
  );
}
