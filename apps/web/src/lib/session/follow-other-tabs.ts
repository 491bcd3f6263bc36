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

/** Follows what other tabs did, and what changed while this page was in the back-forward cache. */
export function followOtherTabs(reload: () => void = () => reloadPage()): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    const before = whoIsHere();
    followStorage();
    const now = whoIsHere();
    // One user must not see the page of another.
    if (before !== null && now !== null && before !== now) reload();
  };
  window.addEventListener('storage', onStorage, { signal });
  window.addEventListener('pageshow', onPageShow, { signal });
  return () => ending.abort();
}
