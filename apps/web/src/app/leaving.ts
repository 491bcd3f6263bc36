import { pages } from '@daedap/contract/pages';
import type { Router } from '#/lib/router/router.ts';
import { onUnauthorized } from '#/lib/api/unauthorized.ts';
import { provideExit } from '#/lib/exit-app.ts';
import { currentLock } from '#/lib/history-lock/current-lock.ts';
import { loginAddress } from '#/lib/login-address.ts';
import { closeApp } from '#/native/phone.ts';
import { canCloseApp } from '#/native/app-platform.ts';
import { endSession } from '#/lib/session/session-store.ts';
import { nextPageShown } from './page-shown.ts';
import { isLivePath } from './is-live-path.ts';

/** Provides sign-out and exit to modules that do not know the router. */
export function wireLeaving(router: Router): void {
  const signOut = async () => {
    // Shows the landing page before the session ends. Otherwise the guard of the current page would see a visitor
    // without a session and redirect to sign-in.
    if (router.state.location.pathname !== pages.landing) {
      // Removes the copies of a held page from the history: the next user may not see it.
      await currentLock()?.toBase();
      const shown = nextPageShown();
      await router.navigate(pages.landing);
      await shown;
    }
    endSession({ expired: false });
  };
  provideExit({ signOut, exit: canCloseApp() ? closeApp : signOut });

  onUnauthorized(({ expired }) => {
    const { location } = router.state;
    // The guard leaves an interview by itself, once the recording is stored.
    if (location.pathname === pages.login || isLivePath(location.pathname)) return;
    void router.navigate(loginAddress(location, expired), { replace: true });
  });
}
