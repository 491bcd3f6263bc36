import { sendToWorker, type WarmGroup } from './worker-messages.ts';

/** Enough for several megabytes over a slow connection. */
const patienceMs = 10 * 60_000;

/**
 * Lets the worker load files for offline use that are too large to load unasked. True when all of them are stored;
 * false also without a worker. The caller decides whether the connection is good enough.
 */
export async function warmForOffline(groups: readonly WarmGroup[]): Promise<boolean> {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  if (!worker) return false;
  return (await sendToWorker(worker, { type: 'WARM', groups }, patienceMs)) === true;
}
