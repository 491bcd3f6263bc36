import type { Language } from '@daedap/contract/languages';
import { currentLanguage } from '#/lib/i18n/language.ts';

const formatOf = (language: Language) =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1 });

/** Made once: a long answer has a hundred numbers, and making a format takes longer than using it. */
const formats = { ko: formatOf('ko'), en: formatOf('en') } as const satisfies Record<
  Language,
  unknown
>;

/** At most one digit after the point. */
export const formatNumber = (value: number) => formats[currentLanguage()].format(value);
