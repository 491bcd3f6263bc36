import { pages } from '@daedap/contract/pages';
import type { createBrowserRouter } from 'react-router';
import { onUnauthorized } from '#/lib/api/unauthorized.ts';
import { provideExit } from '#/lib/exit-app.ts';
import { currentLock } from '#/lib/history-lock/current-lock.ts';
import { loginAddress } from '#/lib/login-address.ts';
import { closeApp } from '#/native/phone.ts';
import { canCloseApp } from '#/native/app-platform.ts';
import { endSession } from '#/lib/session/session-store.ts';
import { nextPageShown } from './page-shown.ts';
import { isLivePath } from './is-live-path.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Gives the ways out of a session to those who cannot know the router. */
export function wireLeaving(router: Router): void {
  const signOut = async () => {
    // The landing page stands before the session ends; otherwise the guard of the page being left would see a
    // visitor without a session and lead to sign-in.
    if (router.state.location.pathname !== pages.landing) {
      // Nothing of a held page stays behind, for someone who may no longer see it.
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
    // Out of an interview the guard leads by itself, once what was recorded is kept.
    if (location.pathname === pages.login || isLivePath(location.pathname)) return;
    void router.navigate(loginAddress(location, expired), { replace: true });
  });
}
