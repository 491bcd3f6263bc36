import type { AdUnit } from './native-units.ts';

export type Handle = { readonly remove: () => Promise<void> };

/** As much of the AdMob plugin as is used here. */
export interface AdMob {
  requestConsentInfo(): Promise<unknown>;
  showConsentForm(): Promise<unknown>;
  trackingAuthorizationStatus(): Promise<unknown>;
  requestTrackingAuthorization(): Promise<unknown>;
  initialize(): Promise<unknown>;
  prepareInterstitial(options: AdUnit & { npa: boolean; immersiveMode: boolean }): Promise<unknown>;
  showInterstitial(options: { adId: string }): Promise<unknown>;
  addListener(event: string, listener: (payload: unknown) => void): Promise<Handle>;
}
