import { readTabItem, tabKeys, writeTabItem } from './storage.ts';

const on = '1';

/** `?debug=1` applies to the tab until it is closed, on every page. */
export function noticeDebugging(search: string): void {
  if (new URLSearchParams(search).get('debug') === on) writeTabItem(tabKeys.debug, on);
}

/** True in development, and in a tab that was opened with `?debug=1`. */
export const isDebugging = (): boolean =>
  import.meta.env.MODE === 'development' || readTabItem(tabKeys.debug) === on;
