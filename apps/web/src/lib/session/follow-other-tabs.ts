import { storageKeys } from '#/lib/storage/storage-keys.ts';
import { followStorage } from './session-store.ts';

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

export function followOtherTabs(): () => void {
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
