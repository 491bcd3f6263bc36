import '#/ui/base.css';
import { toAddress } from '#/lib/router/address.ts';
import { createBrowserRouter } from '#/lib/router/router.ts';
import { showApp } from '#/app/prerendered/show-app.tsx';
import { wireLeaving } from '#/app/leaving.ts';
import { refetchOnReturn } from '#/app/guards/refetch-on-return.ts';
import { loadNoticesLater } from '#/app/late-notices.tsx';
import { nextPageShown } from '#/app/page-shown.ts';
import { routes } from '#/app/routes.tsx';
import { applyCacheVersion } from '#/lib/cache-version.ts';
import { noticeDebugging } from '#/lib/debug-mode.ts';
import { reportError, watchErrors } from '#/lib/errors/report-error.ts';
import { provideHistoryLock } from '#/lib/history-lock/current-lock.ts';
import { lockWindow } from './lib/history-lock/current-lock.ts';
import { restoreLanguage } from '#/lib/i18n/language.ts';
import { inNextTask } from '#/lib/next-task.ts';
import { loadFontInTime } from '#/lib/font-timing.ts';
import { declareFont } from '#/lib/load-font.ts';
import { forgetCopiesOfOthers } from '#/lib/pwa/forget-copies.ts';
import { followOtherTabs } from '#/lib/session/follow-other-tabs.ts';
import { restoreSession, type SessionCheck } from '#/lib/session/session-store.ts';
import { restoreTheme } from './lib/theme.ts';

/** Without a network the check itself may not load; then the stored user stays. */
async function checkWithServer(): Promise<SessionCheck> {
  try {
    const { checkSession } = await import('#/lib/session/check-session.ts');
    return await checkSession();
  } catch (error) {
    reportError(error, 'session', 'checking the session');
    return { outcome: 'unknown' };
  }
}

function start(): void {
  watchErrors();
  noticeDebugging(window.location.search);
  restoreTheme();
  restoreLanguage();
  loadFontInTime({ declare: declareFont, nextPage: nextPageShown });
  followOtherTabs();
  forgetCopiesOfOthers();
  refetchOnReturn();
  void restoreSession(checkWithServer);
  // Before the router, so that it hears of "back" first.
  provideHistoryLock(
    lockWindow(() => {
      const { location } = router.state;
      const { key, state } = location;
      return { address: toAddress(location), state: { usr: state, key } };
    }),
  );
  // A visitor may have scrolled a page of the build.
  const keepScroll = document.documentElement.dataset['renderedFor'] === 'visitors';
  const router = createBrowserRouter(routes, { keepScroll });
  wireLeaving(router);
  const root = document.getElementById('root');
  if (root) void showApp(root, router);
  loadNoticesLater();
}

if (applyCacheVersion() === 'reload') window.location.reload();
else inNextTask(start);
