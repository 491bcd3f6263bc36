/** A word as it was said, the white space after it, and the key that it is compared by. */
export type Word = { readonly text: string; readonly gap: string; readonly key: string };

/**
 * Punctuation, which speech recognition places at will. Between two digits it is part of a number; # and % are part of
 * the word.
 */
const signs = /(?<!\p{N})(?![#%])[\p{P}~]|(?![#%])[\p{P}~](?!\p{N})|,/gu;

const keyOf = (text: string) => text.normalize('NFC').toLowerCase().replaceAll(signs, '');

/** Punctuation that stands alone (a dash) belongs to the word before it. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const [, word = '', gap = ''] of text.matchAll(/(\S+)(\s*)/g)) {
    const key = keyOf(word);
    const last = words.at(-1);
    if (key === '' && last)
      words.splice(-1, 1, { ...last, text: last.text + last.gap + word, gap });
    else words.push({ text: word, gap, key });
  }
  return words;
}

/** A whole text as it is compared. */
export const keysOf = (text: string) =>
  wordsOf(text)
    .map(({ key }) => key)
    .join(' ');
