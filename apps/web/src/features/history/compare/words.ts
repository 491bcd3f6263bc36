/** A word as it was said, what stands between it and the next one, and what it is compared by. */
export type Word = { readonly text: string; readonly gap: string; readonly key: string };

/** Recognition sets signs as it likes. Those between two digits are part of a number, # and % part of what was said. */
const signs = /(?<!\p{N})(?![#%])[\p{P}~]|(?![#%])[\p{P}~](?!\p{N})|,/gu;

const keyOf = (text: string) => text.normalize('NFC').toLowerCase().replaceAll(signs, '');

/** A dash that stands alone is no word: it goes with the one before it. */
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

/** All of a text by which it is compared. */
export const keysOf = (text: string) =>
  wordsOf(text)
    .map(({ key }) => key)
    .join(' ');
