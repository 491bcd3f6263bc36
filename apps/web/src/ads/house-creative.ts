import { tiers } from '@daedap/contract/tiers';
import { currentLanguage } from '#/lib/i18n/language.ts';
import type { AdCreative } from './web-ad.ts';
import { translate } from './texts.ts';

/** Where no ad script is set, the rectangle speaks for the product itself. Nothing is fetched from anyone. */
export const houseCreative: AdCreative = {
  initialize: () => Promise.resolve(null),
  fill(box) {
    const offered = tiers.find((tier) => tier.isPopular) ?? tiers[0];
    const name = currentLanguage() === 'ko' ? offered.nameKo : offered.name;
    // In pixels, as the rectangle itself: words that grow would be cut off.
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
