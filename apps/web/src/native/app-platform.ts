export type AppPlatform = 'ios' | 'android' | 'web';

/**
 * The platform of the page. The shell of the phone app sets it before our scripts run. Reading it by hand keeps
 * Capacitor out of the web pages.
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

/** Apple's apps do not close themselves. There, exit works as on the web. */
export const canCloseApp = (page?: object): boolean => appPlatform(page) === 'android';
