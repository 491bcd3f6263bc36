import { readTabItem, tabKeys, writeTabItem } from './storage.ts';

const on = '1';

/** `?debug=1` holds for the rest of the tab, whichever page it was given on. */
export function noticeDebugging(search: string): void {
  if (new URLSearchParams(search).get('debug') === on) writeTabItem(tabKeys.debug, on);
}

/** In development, and in a tab that was given `?debug=1` once. */
export const isDebugging = (): boolean =>
  import.meta.env.MODE === 'development' || readTabItem(tabKeys.debug) === on;
