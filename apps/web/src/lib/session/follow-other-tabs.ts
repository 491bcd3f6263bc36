import { reloadPage } from '#/lib/page-unload.ts';
import { storageKeys } from '#/lib/storage.ts';
import { followStorage, getSession } from './session-store.ts';

const sessionKeys = new Set<string | null>([
  storageKeys.token,
  storageKeys.legacyToken,
  storageKeys.user,
  // localStorage.clear()
  null,
]);

function onStorage(event: StorageEvent): void {
  if (sessionKeys.has(event.key)) followStorage();
}

function whoIsHere(): number | null {
  const session = getSession();
  return session.status === 'signedIn' ? session.user.id : null;
}

/** What other tabs did, and what happened while the browser kept this page aside. */
export function followOtherTabs(reload: () => void = () => reloadPage()): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    const before = whoIsHere();
    followStorage();
    const now = whoIsHere();
    // Nothing of one person's page is for the next.
    if (before !== null && now !== null && before !== now) reload();
  };
  window.addEventListener('storage', onStorage, { signal });
  window.addEventListener('pageshow', onPageShow, { signal });
  return () => ending.abort();
}
