import { reportError } from '#/lib/errors/report-error.ts';

const workerAddress = '/sw.js';

/** The phone app brings its files along; a worker there would only keep old ones. */
function isNativeApp(page: object): boolean {
  const capacitor: unknown = Reflect.get(page, 'Capacitor');
  if (!(capacitor instanceof Object)) return false;
  const isNative: unknown = Reflect.get(capacitor, 'isNativePlatform');
  return typeof isNative === 'function' && isNative.call(capacitor) === true;
}

/** Null where there are no workers, or none is wanted: the app works without, only not without a network. */
export async function registerWorker(page: Window = window): Promise<{
  container: ServiceWorkerContainer;
  registration: ServiceWorkerRegistration;
} | null> {
  if (isNativeApp(page) || !('serviceWorker' in page.navigator)) return null;
  const container = page.navigator.serviceWorker;
  try {
    // The browser's cache is no place for the one file that says what is new.
    const registration: ServiceWorkerRegistration | undefined = await container.register(
      workerAddress,
      { updateViaCache: 'none' },
    );
    // Where tools or settings block workers, the answer may be nothing at all.
    return registration ? { container, registration } : null;
  } catch (error) {
    reportError(error, 'offline', 'registering the service worker');
    return null;
  }
}
