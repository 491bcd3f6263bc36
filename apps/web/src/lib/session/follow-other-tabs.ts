import { reloadPage } from '#/lib/page-unload.ts';
import { isOfSession } from '#/lib/storage.ts';
import { followStorage, getSession } from './session-store.ts';

function onStorage({ key }: StorageEvent): void {
  if (isOfSession(key)) followStorage();
}

function whoIsHere(): number | null {
  const session = getSession();
  return session.status === 'signedIn' ? session.user.id : null;
}

/** Follows what other tabs did, and what changed while this page was in the back-forward cache. */
export function followOtherTabs(reload: () => void = () => reloadPage()): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  // The browser may deliver a storage event before `pageshow`: the user is the one of the moment the page was left.
  let before: number | null = null;
  const onPageHide = () => {
    before = whoIsHere();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    followStorage();
    const now = whoIsHere();
    // One user must not see the page of another.
    if (before !== null && now !== null && before !== now) reload();
  };
  window.addEventListener('storage', onStorage, { signal });
  window.addEventListener('pagehide', onPageHide, { signal });
  window.addEventListener('pageshow', onPageShow, { signal });
  return () => ending.abort();
}
