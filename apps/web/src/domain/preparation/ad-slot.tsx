import { webAdSize } from '@daedap/contract/constants/ads';
import { adOverlayAttribute } from '#/ads/web-ad.ts';
import { useTexts } from './texts.ts';

const place = { [adOverlayAttribute]: '' };

/** Where the web ad puts itself. Until then its size is kept free, so that nothing jumps. */
export function AdSlot() {
  const { t } = useTexts();
  return (
    <div
      className="relative grid shrink-0 place-items-center rounded-control bg-sunken text-sm text-ink-soft"
      style={webAdSize}
    >
      <span aria-hidden="true">{t('preparation.ad.loading')}</span>
      <div {...place} className="absolute inset-0 text-left" />
    </div>
  );
}
