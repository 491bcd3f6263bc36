import type { Language } from '@daedap/contract/languages';

/** Enough to tell. */
const readCharacters = 4_000;

/** The language that a text is mostly written in. A Korean text names programs and companies in Latin letters. */
export function textLanguage(text: string): Language {
  const start = text.slice(0, readCharacters);
  const hangul = start.match(/[가-힣]/gu)?.length ?? 0;
  const latin = start.match(/[a-z]/giu)?.length ?? 0;
  return hangul * 2 >= latin ? 'ko' : 'en';
}
