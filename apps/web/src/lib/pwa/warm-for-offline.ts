import { sendToWorker, type WarmGroup } from './worker-messages.ts';

/** Several megabytes over a slow line. */
const patienceMs = 10 * 60_000;

/**
 * Has the worker load what is too large to be loaded unasked, for a time without a network. True when all of it is
 * here; false as well where there is no worker. Whoever calls decides whether the connection is good enough.
 */
export async function warmForOffline(groups: readonly WarmGroup[]): Promise<boolean> {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  if (!worker) return false;
  return (await sendToWorker(worker, { type: 'WARM', groups }, patienceMs)) === true;
}
