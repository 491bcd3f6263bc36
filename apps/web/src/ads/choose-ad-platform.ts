export type AdPlatform = 'web' | 'native' | 'legacy-native';

/** The phone app's wrapper, new or old, has a mobile ad network; everything else is the web. */
export function chooseAdPlatform(page: object = globalThis): AdPlatform {
  const capacitor: unknown = Reflect.get(page, 'Capacitor');
  if (capacitor instanceof Object) {
    const isNative: unknown = Reflect.get(capacitor, 'isNativePlatform');
    if (typeof isNative === 'function' && isNative.call(capacitor) === true) return 'native';
  }
  return Reflect.get(page, 'cordova') instanceof Object ? 'legacy-native' : 'web';
}
