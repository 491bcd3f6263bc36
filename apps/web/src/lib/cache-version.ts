import { cacheVersion } from '@daedap/contract/constants/accounts';
import { storageKeys } from './storage.ts';

/**
 * A missing version is written; a different one clears what an older app left and asks for a reload. Where storage
 * is blocked or does not keep what is written there is nothing to clear, and a reload would never end.
 */
export function applyCacheVersion(): 'ready' | 'reload' {
  try {
    const found = window.localStorage.getItem(storageKeys.cacheVersion);
    if (found === cacheVersion) return 'ready';
    if (found !== null) {
      window.localStorage.clear();
      window.sessionStorage.clear();
    }
    window.localStorage.setItem(storageKeys.cacheVersion, cacheVersion);
    const kept = window.localStorage.getItem(storageKeys.cacheVersion) === cacheVersion;
    return found !== null && kept ? 'reload' : 'ready';
  } catch {
    // Storage is blocked by the browser's settings: there is nothing old in it.
    return 'ready';
  }
}
