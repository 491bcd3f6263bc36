import { adsEnabled } from '@daedap/contract/constants/ads';
import type { AdPort } from './ad-port.ts';
import { chooseAdPlatform } from './choose-ad-platform.ts';
import { houseCreative } from './house-creative.ts';
import { createNativeAd } from './native-ad.ts';
import { adScriptUrl, scriptCreative } from './script-ad.ts';
import { createWebAd } from './web-ad.ts';

/** The ad service of this page; null where ads are switched off. Nothing happens until it is initialised. */
export function createAdPort(enabled: boolean = adsEnabled): AdPort | null {
  if (!enabled) return null;
  const platform = chooseAdPlatform();
  if (platform !== 'web') return createNativeAd({ legacy: platform === 'legacy-native' });
  const script = adScriptUrl();
  return createWebAd({ creative: script === null ? houseCreative : scriptCreative(script) });
}
