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
  // In development a worker would serve old files.
  if (import.meta.env.PROD) await startWorker();
}

/** Loads the notices and the service worker after the page, because nobody waits for them. */
export function loadNoticesLater(): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  // Without a network and a worker they may not load. Then there are no notices.
  const begin = () =>
    void load(signal).catch(reportAndReturn('page', 'loading notices', undefined));
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true, signal });
  return () => ending.abort();
}

export function LateNotices() {
  return useStore(notices, () => null);
}
