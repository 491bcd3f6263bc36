import { z } from 'zod';
import type { AppPlatform } from '#/native/app-platform.ts';

export type NativeAdEvent = 'adLoaded' | 'adFailedToLoad' | 'adEnded';

type Handle = { readonly remove: () => unknown };

/** The phone's ads, as the ad service sees them. Responses are parsed where they arrive. */
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

const flag = z.boolean().catch(false);

export const nativeResponses = {
  initialize: z.object({ ready: flag }),
  load: z.object({ started: flag }),
  show: z.object({ shown: flag }),
  failedToLoad: z.object({ message: z.string().min(1).optional().catch(undefined) }),
  ended: z.object({ how: z.enum(['completed', 'skipped', 'closed']).catch('closed') }),
};

type Phone = Exclude<AppPlatform, 'web'>;

/** The network's official test units. Nobody pays for their ads. */
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

/** Both lengths use the same unit. */
export function adUnitOf(platform: AppPlatform, settings = configured): AdUnit {
  const phone = platform === 'ios' ? 'ios' : 'android';
  const own = settings[phone];
  return isUnit(own)
    ? { adId: own, isTesting: false }
    : { adId: testUnits[phone], isTesting: true };
}

export type PluginHandle = { readonly remove: () => Promise<void> };

/** The parts of the AdMob plugin that are used here. */
export interface AdMob {
  requestConsentInfo(): Promise<unknown>;
  showConsentForm(): Promise<unknown>;
  trackingAuthorizationStatus(): Promise<unknown>;
  requestTrackingAuthorization(): Promise<unknown>;
  initialize(): Promise<unknown>;
  prepareInterstitial(options: AdUnit & { npa: boolean; immersiveMode: boolean }): Promise<unknown>;
  showInterstitial(options: { adId: string }): Promise<unknown>;
  addListener(event: string, listener: (payload: unknown) => void): Promise<PluginHandle>;
}
