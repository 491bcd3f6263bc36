import { reportAndReturn } from '#/lib/errors/report-error.ts';
import { isSlowNetwork } from '#/media/browser-info.ts';
import { isModelCached } from '#/media/whisper/model-cache.ts';

/** Long after the page has what it needs. */
const restMs = 5_000;

/** Whoever pays for every megabyte, or waits for it, is not made to load more than they see. */
function isLineGood(): boolean {
  const { connection, onLine } = navigator;
  return onLine && !isSlowNetwork(connection ?? null, onLine);
}

/** On a first visit the worker takes the page over only after a while. */
async function workerHere({ serviceWorker }: Navigator): Promise<void> {
  if (serviceWorker.controller) return;
  await new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
}

async function warm(): Promise<void> {
  if (!('serviceWorker' in navigator) || !isLineGood()) return;
  await workerHere(navigator);
  const { warmForOffline } = await import('#/lib/pwa/warm-for-offline.ts');
  // Recognition on this device is of use only with its model, which the person is asked about.
  const speech = (await isModelCached()) ? (['speech'] as const) : [];
  await warmForOffline(['practice', ...speech]);
}

/** Has what practice without a network needs loaded behind the page. Calling what it returns takes that back. */
export function startWarming(): () => void {
  const report = reportAndReturn(
    'offline',
    'loading what practice without a network needs',
    undefined,
  );
  const timer = setTimeout(() => void warm().catch(report), restMs);
  return () => clearTimeout(timer);
}
