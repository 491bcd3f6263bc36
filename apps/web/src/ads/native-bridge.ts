import { z } from 'zod';

export type NativeAdEvent = 'adLoaded' | 'adFailedToLoad' | 'adEnded';

type Handle = { readonly remove: () => unknown };

/** The plugin of the phone app, as Capacitor hands it to the page. Its answers are parsed where they arrive. */
export type NativeAdBridge = {
  /** `{ ready: boolean }` */
  readonly initialize: () => Promise<unknown>;
  /** `{ started: boolean }`; then `adLoaded` or `adFailedToLoad { message? }` */
  readonly load: (options: { seconds: number }) => Promise<unknown>;
  /** `{ shown: boolean }`; then `adEnded { how }` */
  readonly show: () => Promise<unknown>;
  readonly close: () => Promise<unknown>;
  readonly addListener: (
    event: NativeAdEvent,
    listener: (payload: unknown) => void,
  ) => Promise<Handle> | Handle;
};

const pluginName = 'InterviewAds';

function isBridge(value: unknown): value is NativeAdBridge {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['initialize', 'load', 'show', 'close', 'addListener'].every(
      (name) => typeof Reflect.get(value, name) === 'function',
    )
  );
}

/** Capacitor keeps its plugins in one place; the legacy wrapper put them on the page itself. */
export function findNativeBridge(page: object = globalThis): NativeAdBridge | null {
  const capacitor: unknown = Reflect.get(page, 'Capacitor');
  const plugins: unknown = capacitor instanceof Object ? Reflect.get(capacitor, 'Plugins') : null;
  const places: unknown[] = [plugins, Reflect.get(page, 'cordova'), page];
  for (const place of places) {
    const found: unknown = place instanceof Object ? Reflect.get(place, pluginName) : null;
    if (isBridge(found)) return found;
  }
  return null;
}

const flag = z.boolean().catch(false);

export const nativeAnswers = {
  initialize: z.object({ ready: flag }),
  load: z.object({ started: flag }),
  show: z.object({ shown: flag }),
  failedToLoad: z.object({ message: z.string().min(1).optional().catch(undefined) }),
  ended: z.object({ how: z.enum(['completed', 'skipped', 'closed']).catch('closed') }),
};
