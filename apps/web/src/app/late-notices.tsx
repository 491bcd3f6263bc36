import { type ReactNode, useSyncExternalStore } from 'react';
import { reportAndReturn } from '#/lib/errors/report-error.ts';

let notices: ReactNode = null;
const listeners = new Set<() => void>();

function change(next: ReactNode): void {
  notices = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function load(signal: AbortSignal): Promise<void> {
  const { Notices, watchConnection, startWorker } = await import('./late-notices-parts.ts');
  if (signal.aborted) return;
  signal.addEventListener('abort', watchConnection());
  signal.addEventListener('abort', () => change(null));
  change(<Notices />);
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
  return useSyncExternalStore(subscribe, () => notices);
}
