import { reportError } from '#/lib/errors/report-error.ts';
import { reloadPage } from '#/lib/page-unload.ts';
import { applyWhenFree, watchUpdates } from './update-store.ts';
import { interviewQuestion, isInterviewPath } from './worker-messages.ts';

/** An installed app may stay open for weeks, and the browser does not look for a new version during that time. */
const lookAgainMs = 60 * 60 * 1000;

/** The first installation downloads the whole app, which must not slow down the page that a weak phone is showing. */
const firstInstallMs = 3_000;

/** Registers the worker and watches for updates as long as the page lives. */
export async function startWorker(): Promise<void> {
  const registered = await registerWorker();
  if (!registered) return;
  const { registration } = registered;
  watchUpdates({ ...registered, reload: () => reloadPage() });
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') return;
    void applyWhenFree();
    if (isInterviewPath(window.location.pathname) || Date.now() - looked < lookAgainMs) return;
    looked = Date.now();
    // Without a network there can be no new version.
    registration.update().catch(() => undefined);
  });
}

/** Tells a worker that asks whether this page is in an interview. Returns a function that ends this. */
export function replyToWorker(
  container: ServiceWorkerContainer,
  here: () => string = () => window.location.pathname,
): () => void {
  const onMessage = ({ data, ports }: MessageEvent<unknown>) => {
    const messageType =
      typeof data === 'object' && data !== null && 'type' in data ? data.type : null;
    if (messageType === interviewQuestion.type) ports[0]?.postMessage(isInterviewPath(here()));
  };
  container.addEventListener('message', onMessage);
  container.startMessages();
  return () => container.removeEventListener('message', onMessage);
}

const workerAddress = '/sw.js';

/** The phone app contains its files; a worker there would only store old ones. */
function isNativeApp(page: object): boolean {
  const capacitor: unknown = Reflect.get(page, 'Capacitor');
  if (!(capacitor instanceof Object)) return false;
  const isNative: unknown = Reflect.get(capacitor, 'isNativePlatform');
  return typeof isNative === 'function' && isNative.call(capacitor) === true;
}

/**
 * Registers the worker, and replies to one that runs already. Null where workers are missing, refused or not wanted: the
 * app works without them, but not offline.
 */
export async function registerWorker(page: Window = window): Promise<{
  container: ServiceWorkerContainer;
  registration: ServiceWorkerRegistration;
} | null> {
  if (isNativeApp(page) || !('serviceWorker' in page.navigator)) return null;
  const container = page.navigator.serviceWorker;
  replyToWorker(container);
  if (!container.controller) await new Promise((resolve) => setTimeout(resolve, firstInstallMs));
  try {
    // The worker's file lists the new files, so it must not come from the browser's cache.
    const registration: ServiceWorkerRegistration | undefined = await container.register(
      workerAddress,
      { updateViaCache: 'none' },
    );
    // Tools or settings may block workers. Then there may be no registration at all.
    return registration ? { container, registration } : null;
  } catch (error) {
    reportError(error, 'offline', 'registering the service worker');
    return null;
  }
}
