import type { Language } from '@daedap/contract/languages';
import type { Tier } from './subscription.ts';
import { translate } from './texts.ts';

export function tierName(tier: Tier, language: Language): string {
  return language === 'ko' ? tier.nameKo : tier.name;
}

/** `10초`, `1분`, `5분`. */
export function durationText(seconds: number): string {
  const whole = seconds >= 60 && seconds % 60 === 0;
  return whole
    ? translate('upgrade.minutes', { number: seconds / 60 })
    : translate('upgrade.seconds', { number: seconds });
}

/** What a tier gives, one line each. */
export function tierLines(tier: Tier): string[] {
  return [
    translate('upgrade.answerTime', { time: durationText(tier.timeLimit) }),
    translate(tier.price > 0 ? 'upgrade.noAds' : 'upgrade.ads'),
    ...tier.features.map((feature) =>
      translate(`upgrade.features.${feature}`, { number: tier.backups }),
    ),
  ];
}

export function dateText(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(iso));
}
