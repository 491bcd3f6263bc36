import type { ReactNode } from 'react';
import { createStore } from '#/lib/store.ts';
import { useStore } from '#/lib/use-store.ts';
import { reportAndReturn } from '#/lib/errors/report-error.ts';

const notices = createStore<ReactNode>(null);

async function load(signal: AbortSignal): Promise<void> {
  const { Notices, watchConnection, startWorker } = await import('./late-notices-parts.ts');
  if (signal.aborted) return;
  signal.addEventListener('abort', watchConnection());
  signal.addEventListener('abort', () => notices.set(null));
  notices.set(<Notices />);
  // While developing, a worker would hand out what was just changed.
  if (import.meta.env.PROD) await startWorker();
}

/** Notices and the worker behind them come once the page is there: nobody waits for them. */
export function loadNoticesLater(): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  // Without a network and without a worker they may not load; then nothing is said.
  const begin = () =>
    void load(signal).catch(reportAndReturn('page', 'loading notices', undefined));
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true, signal });
  return () => ending.abort();
}

export function LateNotices() {
  return useStore(notices);
}
