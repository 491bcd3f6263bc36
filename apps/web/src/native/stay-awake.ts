import { nativeBridge } from './bridge.ts';

/** Browsers let go of it with every hiding of the page, and refuse it when the battery is low. */
function holdScreen(signal: AbortSignal): void {
  // Older ones have none.
  const wakeLock: WakeLock | undefined = navigator.wakeLock;
  const request = async () => {
    if (document.visibilityState === 'hidden') return;
    const lock = await wakeLock?.request('screen');
    // Letting go of a lock that the browser has taken back already fails, and changes nothing.
    const release = () => void lock?.release().catch(() => undefined);
    if (signal.aborted) release();
    else signal.addEventListener('abort', release, { once: true });
  };
  // Refused with a low battery: the screen then darkens as always.
  const ask = () => void request().catch(() => undefined);
  document.addEventListener('visibilitychange', ask, { signal });
  ask();
}

async function hold(signal: AbortSignal): Promise<void> {
  const bridge = await nativeBridge();
  if (signal.aborted) return;
  if (!bridge) {
    holdScreen(signal);
    return;
  }
  signal.addEventListener('abort', () => void bridge.keepAwake(false), { once: true });
  await bridge.keepAwake(true);
}

/** Keeps the screen on until what it returns is called. */
export function stayAwake(): () => void {
  const over = new AbortController();
  void hold(over.signal);
  return () => over.abort();
}
