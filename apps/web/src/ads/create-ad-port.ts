import { adsEnabled } from '@daedap/contract/constants/ads';
import { tiers } from '@daedap/contract/tiers';
import { currentLanguage } from '#/lib/i18n/language.ts';
import type { AdPort } from './ad-port.ts';
import { createNativeAd } from './native-ad.ts';
import { adScriptUrl, scriptCreative } from './script-ad.ts';
import { translate } from './texts.ts';
import { type AdCreative, createWebAd } from './web-ad.ts';

/** The ad service of this page; null when ads are off. It does nothing until it is initialised. */
export function createAdPort(enabled: boolean = adsEnabled): AdPort | null {
  if (!enabled) return null;
  const platform = chooseAdPlatform();
  if (platform !== 'web') return createNativeAd({ legacy: platform === 'legacy-native' });
  const script = adScriptUrl();
  return createWebAd({ creative: script === null ? houseCreative : scriptCreative(script) });
}

type AdPlatform = 'web' | 'native' | 'legacy-native';

/** Both wrappers of the phone app, new and old, have a mobile ad network. Everything else is the web. */
export function chooseAdPlatform(page: object = globalThis): AdPlatform {
  const capacitor: unknown = Reflect.get(page, 'Capacitor');
  if (capacitor instanceof Object) {
    const isNative: unknown = Reflect.get(capacitor, 'isNativePlatform');
    if (typeof isNative === 'function' && isNative.call(capacitor) === true) return 'native';
  }
  return Reflect.get(page, 'cordova') instanceof Object ? 'legacy-native' : 'web';
}

/** Without an ad script, the rectangle advertises the product itself. Nothing is fetched. */
export const houseCreative: AdCreative = {
  initialize: () => Promise.resolve(null),
  fill(box) {
    const offered = tiers.find((tier) => tier.isPopular) ?? tiers[0];
    const name = currentLanguage() === 'ko' ? offered.nameKo : offered.name;
    // Sizes are in pixels because the rectangle is, too: text that grows would be cut off.
    const page = document.createElement('div');
    page.className = 'grid h-full place-content-center gap-2 bg-accent-soft p-4 text-center';
    const title = document.createElement('p');
    title.className = 'text-[20px] leading-snug font-extrabold text-accent-ink text-balance';
    title.textContent = translate('ads.house.title', { seconds: offered.timeLimit });
    const text = document.createElement('p');
    text.className = 'text-[14px] leading-snug text-ink-soft text-balance';
    text.textContent = translate('ads.house.text', { name });
    page.append(title, text);
    box.append(page);
  },
};
