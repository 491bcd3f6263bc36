import { appPlatform } from '#/native/platform.ts';
import { createAdMobBridge } from './native-admob.ts';
import type { NativeAdBridge } from './native-bridge.ts';

/** A shell may bring a plugin of this name, with the very calls above; the legacy one does. */
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

/** Whether the app was built with Google's ads. The shell writes its plugins into the page as it starts. */
function hasAdMob(capacitor: unknown): boolean {
  const headers: unknown =
    capacitor instanceof Object ? Reflect.get(capacitor, 'PluginHeaders') : null;
  return (
    Array.isArray(headers) &&
    headers.some((header) => header instanceof Object && Reflect.get(header, 'name') === 'AdMob')
  );
}

let adMob: NativeAdBridge | null = null;

/** One for the whole page: it remembers what the person has agreed to. */
function adMobBridge(page: object): NativeAdBridge {
  adMob ??= createAdMobBridge({
    platform: appPlatform(page),
    load: () => import('@capacitor-community/admob'),
  });
  return adMob;
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
  return hasAdMob(capacitor) ? adMobBridge(page) : null;
}
