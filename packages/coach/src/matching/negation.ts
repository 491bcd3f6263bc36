import type { Language } from '@daedap/contract/languages';
import type { Word } from '../text/word.ts';

/** Keys of words that negate whatever they stand beside. */
export const negations: { readonly [language in Language]: readonly string[] } = {
  ko: ['않', '없', '아니', '못', '못하', '안', '말'],
  en: ['not', 'no', 'never', 'without', 'neither', 'nor', 'rather', 'instead'],
};

/** Whether some words have one of the keys. A noun with the same letters is not a negation. */
export const negate = (words: readonly Word[], keys: readonly string[]): boolean =>
  words.some(({ tokens }) =>
    tokens.some(({ key, tag }) => keys.includes(key) && !tag.startsWith('N')),
  );
