import { nativeBridge } from './bridge.ts';

/** Keeps the screen on. Returns a function that ends this. */
export function stayAwake(): () => void {
  const over = new AbortController();
  void keepAwake(over.signal);
  return () => over.abort();
}

async function keepAwake(signal: AbortSignal): Promise<void> {
  const bridge = await nativeBridge();
  if (signal.aborted) return;
  if (!bridge) {
    lockScreen(signal);
    return;
  }
  signal.addEventListener('abort', () => void bridge.keepAwake(false), { once: true });
  await bridge.keepAwake(true);
}

/** Browsers release the lock whenever the page is hidden, and refuse it when the battery is low. */
function lockScreen(signal: AbortSignal): void {
  // Older browsers have none.
  const wakeLock: WakeLock | undefined = navigator.wakeLock;
  const request = async () => {
    if (document.visibilityState === 'hidden') return;
    const lock = await wakeLock?.request('screen');
    // Releasing a lock that the browser has already released fails, which changes nothing.
    const release = () => void lock?.release().catch(() => undefined);
    if (signal.aborted) release();
    else signal.addEventListener('abort', release, { once: true });
  };
  // Refused with a low battery; the screen then turns off as usual.
  const ask = () => void request().catch(() => undefined);
  document.addEventListener('visibilitychange', ask, { signal });
  ask();
}
