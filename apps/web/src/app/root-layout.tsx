import { useRef } from 'react';
import { useTranslation } from '#/lib/i18n/use-translation.ts';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { TopBar } from '#/features/shell/top-bar.tsx';
import { Toaster } from '#/ui/toaster.tsx';
import { useAnnounceArrival } from './arrival.ts';
import { LeaveGuard } from './guards/leave-guard.tsx';
import { ruleOf } from './guards/route-rules.ts';
import { useTouchRules } from './guards/use-touch-rules.ts';
import { isLivePath } from './is-live-path.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

export function RootLayout() {
  const { t } = useTranslation();
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const busy = useNavigation().state !== 'idle';
  useFocusOnNavigation(main);
  useAnnounceArrival();
  const touchRules = useTouchRules(ruleOf(pathname));
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-accent px-4 py-3 font-semibold text-on-accent focus:translate-y-0"
      >
        {t('shell.skipToContent')}
      </a>
      {busy && <div className="fixed inset-x-0 top-0 z-50 h-1 bg-accent-ink appear-late" />}
      {/* The interview is a room of its own, with its own ways out. */}
      {!isLivePath(pathname) && <TopBar />}
      <LeaveGuard />
      <main id="main" ref={main} tabIndex={-1} aria-busy={busy} {...touchRules}>
        <Outlet />
      </main>
      <Toaster closeLabel={t('common.close')} />
      <ScrollRestoration />
    </>
  );
}
