import type { AppPlatform } from '#/native/platform.ts';

type Phone = Exclude<AppPlatform, 'web'>;

/** The network's official test units: they show ads that nobody pays for. */
const testUnits: Record<Phone, string> = {
  android: 'ca-app-pub-3940256099942544/1033173712',
  ios: 'ca-app-pub-3940256099942544/4411468910',
};

/** Set when the phone app is built (docs/mobile.md). */
const configured: Record<Phone, unknown> = {
  android: import.meta.env['VITE_ADMOB_INTERSTITIAL_ANDROID'],
  ios: import.meta.env['VITE_ADMOB_INTERSTITIAL_IOS'],
};

const isUnit = (value: unknown): value is string =>
  typeof value === 'string' && /^ca-app-pub-\d{16}\/\d{10}$/.test(value);

export type AdUnit = { readonly adId: string; readonly isTesting: boolean };

/** The one unit that both lengths share. */
export function adUnitOf(platform: AppPlatform, settings = configured): AdUnit {
  const phone = platform === 'ios' ? 'ios' : 'android';
  const own = settings[phone];
  return isUnit(own)
    ? { adId: own, isTesting: false }
    : { adId: testUnits[phone], isTesting: true };
}
