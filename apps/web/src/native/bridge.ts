import { reportError } from '#/lib/errors/report-error.ts';
import { isNative } from './app-platform.ts';

export type BarTheme = 'light' | 'dark';
export type TapStrength = 'light' | 'medium';

type Unlisten = () => void;

/** Everything that the app uses of the phone. Nothing here fails: what a phone cannot do is skipped. */
export type NativeBridge = {
  readonly onPause: (listener: () => void) => Unlisten;
  readonly onResume: (listener: () => void) => Unlisten;
  /** With a listener, the button does nothing by itself. */
  readonly onBackButton: (listener: () => void) => Unlisten;
  readonly onKeyboard: (listener: (open: boolean) => void) => Unlisten;
  readonly exit: () => Promise<void>;
  readonly tap: (strength: TapStrength) => Promise<void>;
  readonly keepAwake: (wanted: boolean) => Promise<void>;
  readonly paintBars: (theme: BarTheme) => Promise<void>;
};

let provided: NativeBridge | null = null;
let loading: Promise<NativeBridge | null> | null = null;

/** For tests. */
export function provideBridge(bridge: NativeBridge | null): void {
  provided = bridge;
}

async function load(): Promise<NativeBridge | null> {
  try {
    const { createCapacitorBridge } = await import('./capacitor-bridge.ts');
    return createCapacitorBridge();
  } catch (error) {
    // Its files are part of the app. Without them the page works as on the web.
    reportError(error, 'native', 'loading the bridge to the phone');
    return null;
  }
}

/** The bridge to the phone; null on the web, which does not load it. */
export async function nativeBridge(): Promise<NativeBridge | null> {
  if (provided) return provided;
  if (!isNative()) return null;
  loading ??= load();
  return loading;
}

/** Listens once the bridge is loaded, until the returned function is called. */
export function listen(add: (bridge: NativeBridge) => Unlisten): Unlisten {
  if (!provided && !isNative()) return () => undefined;
  const over = new AbortController();
  const { signal } = over;
  const begin = async () => {
    const bridge = await nativeBridge();
    if (bridge && !signal.aborted) signal.addEventListener('abort', add(bridge), { once: true });
  };
  void begin();
  return () => over.abort();
}
