import { reportError } from '#/lib/errors/report-error.ts';
import { isNative } from './app-platform.ts';

export type BarTheme = 'light' | 'dark';
export type TapStrength = 'light' | 'medium';

type Unlisten = () => void;

/** All that is asked of the phone. Nothing here fails: what a phone cannot do it leaves out. */
export type NativeBridge = {
  readonly onPause: (listener: () => void) => Unlisten;
  readonly onResume: (listener: () => void) => Unlisten;
  /** With somebody listening, the button does nothing by itself. */
  readonly onBackButton: (listener: () => void) => Unlisten;
  readonly onKeyboard: (listener: (open: boolean) => void) => Unlisten;
  readonly exit: () => Promise<void>;
  readonly tap: (strength: TapStrength) => Promise<void>;
  readonly keepAwake: (wanted: boolean) => Promise<void>;
  readonly paintBars: (theme: BarTheme) => Promise<void>;
};

let provided: NativeBridge | null = null;
let loading: Promise<NativeBridge | null> | null = null;

/** A test brings its own. */
export function provideBridge(bridge: NativeBridge | null): void {
  provided = bridge;
}

async function load(): Promise<NativeBridge | null> {
  try {
    const { createCapacitorBridge } = await import('./capacitor-bridge.ts');
    return createCapacitorBridge();
  } catch (error) {
    // Its files lie in the app; without them the page works as it does on the web.
    reportError(error, 'native', 'loading the bridge to the phone');
    return null;
  }
}

/** The phone behind the page; null on the web, which loads nothing of it. */
export async function nativeBridge(): Promise<NativeBridge | null> {
  if (provided) return provided;
  if (!isNative()) return null;
  loading ??= load();
  return loading;
}

/** Listens from when the bridge is there until what it returns is called. */
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
