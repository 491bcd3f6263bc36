export const languages = ['ko', 'en'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'ko';

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}
