import { currentLanguage } from '#/lib/i18n/language.ts';

/** At most one digit after the point. */
export const formatNumber = (value: number) =>
  new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: 1 }).format(value);
