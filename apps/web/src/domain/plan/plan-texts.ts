import type { Language } from '@daedap/contract/languages';
import type { Plan } from './subscription.ts';
import { translate } from './texts.ts';

export function planName(plan: Plan, language: Language): string {
  return language === 'ko' ? plan.nameKo : plan.name;
}

/** `10초`, `1분`, `5분`. */
export function durationText(seconds: number): string {
  const whole = seconds >= 60 && seconds % 60 === 0;
  return whole
    ? translate('upgrade.minutes', { number: seconds / 60 })
    : translate('upgrade.seconds', { number: seconds });
}

/** What a plan includes, one line each. */
export function planLines(plan: Plan): string[] {
  return [
    translate('upgrade.answerTime', { time: durationText(plan.timeLimit) }),
    translate(plan.price > 0 ? 'upgrade.noAds' : 'upgrade.ads'),
    ...plan.features.map((feature) =>
      translate(`upgrade.features.${feature}`, { number: plan.backups }),
    ),
  ];
}
