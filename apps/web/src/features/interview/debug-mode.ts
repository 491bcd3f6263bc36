import { readTabItem, writeTabItem } from '#/lib/interview-state/tab-store.ts';
import { tabKeys } from '#/lib/storage/storage-keys.ts';

const on = '1';

/** In development, and in a tab that was given `?debug=1` once. */
export function isDebugging(search: string): boolean {
  if (new URLSearchParams(search).get('debug') === on) writeTabItem(tabKeys.debug, on);
  return import.meta.env.MODE === 'development' || readTabItem(tabKeys.debug) === on;
}
