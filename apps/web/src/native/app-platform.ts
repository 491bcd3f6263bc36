export type AppPlatform = 'ios' | 'android' | 'web';

/**
 * What the page runs in. The phone app's shell says so before any script of ours runs; asking it by hand keeps
 * Capacitor out of every page of the web.
 */
export function appPlatform(page: object = globalThis): AppPlatform {
  const capacitor: unknown = Reflect.get(page, 'Capacitor');
  if (!(capacitor instanceof Object)) return 'web';
  const getPlatform: unknown = Reflect.get(capacitor, 'getPlatform');
  if (typeof getPlatform !== 'function') return 'web';
  const platform: unknown = getPlatform.call(capacitor);
  return platform === 'ios' || platform === 'android' ? platform : 'web';
}

export const isNative = (page?: object): boolean => appPlatform(page) !== 'web';

/** Apple's apps do not close themselves: there the exit is the web's. */
export const canCloseApp = (page?: object): boolean => appPlatform(page) === 'android';
