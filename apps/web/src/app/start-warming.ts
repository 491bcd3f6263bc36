import { reportAndReturn } from '#/lib/errors/report-error.ts';
import { isSlowNetwork } from '#/media/browser-info.ts';
import { isModelCached } from '#/media/whisper/model-cache.ts';

/** Late enough that the page has loaded everything it needs. */
const restMs = 5_000;

/** False on slow or metered connections, where nothing extra should load. */
function isLineGood(): boolean {
  const { connection, onLine } = navigator;
  return onLine && !isSlowNetwork(connection ?? null, onLine);
}

/** On a first visit the worker controls the page only after a while. */
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
  // Recognition on this device needs its model, and the user is asked before that is downloaded.
  const speech = (await isModelCached()) ? (['speech'] as const) : [];
  await warmForOffline(['practice', ...speech]);
}

/** Loads what offline practice needs in the background. The returned function cancels it. */
export function startWarming(): () => void {
  const report = reportAndReturn(
    'offline',
    'loading what practice without a network needs',
    undefined,
  );
  const timer = setTimeout(() => void warm().catch(report), restMs);
  return () => clearTimeout(timer);
}
