import { cacheVersion } from '@daedap/contract/constants/accounts';
import { storageKeys } from './storage.ts';

/**
 * Writes a missing version. A different version clears what an older app stored and asks for a reload. Where storage is
 * blocked or drops what is written, there is nothing to clear, and the reloads would never end.
 */
export function applyCacheVersion(): 'ready' | 'reload' {
  try {
    const stored = window.localStorage.getItem(storageKeys.cacheVersion);
    if (stored === cacheVersion) return 'ready';
    if (stored !== null) {
      window.localStorage.clear();
      window.sessionStorage.clear();
    }
    window.localStorage.setItem(storageKeys.cacheVersion, cacheVersion);
    const isWritten = window.localStorage.getItem(storageKeys.cacheVersion) === cacheVersion;
    return stored !== null && isWritten ? 'reload' : 'ready';
  } catch {
    // Storage is blocked by the browser's settings: there is nothing old in it.
    return 'ready';
  }
}
