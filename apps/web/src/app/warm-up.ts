import { warmForOffline } from '#/lib/pwa/warm-for-offline.ts';
import { isSlowNetwork } from '#/media/browser-info.ts';
import { isModelCached } from '#/media/whisper/model-cache.ts';

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

/** Loads what offline practice needs, if the line is good. */
export async function warm(): Promise<void> {
  if (!('serviceWorker' in navigator) || !isLineGood()) return;
  await workerHere(navigator);
  // Recognition on this device needs its model, and the user is asked before that is downloaded.
  const speech = (await isModelCached()) ? (['speech'] as const) : [];
  await warmForOffline(['practice', ...speech]);
}
