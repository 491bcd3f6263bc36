/** The kind of a token. Only content tokens say something about the subject. */
export type Kind = 'content' | 'name' | 'number' | 'person' | 'filler' | 'function';

/** A morpheme of a Korean word, or an English word. */
export type Token = {
  /** The form that different inflections share: a Korean stem or noun, an English stem. */
  readonly key: string;
  readonly kind: Kind;
  /** The Korean analyser's tag; empty in English. */
  readonly tag: string;
};

/** A word of the transcript, with its offsets in UTF-16 units. */
export type Word = {
  readonly surface: string;
  readonly start: number;
  readonly end: number;
  readonly tokens: readonly Token[];
  /** Whether it ends a sentence. */
  readonly closes: boolean;
};

/** Letters and digits, with the apostrophes, dots and % signs that belong to a word. */
const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’.][\p{L}\p{N}]+|%)*/gu;

export type RawWord = Pick<Word, 'surface' | 'start' | 'end'> & { readonly stopped: boolean };

/** The words of a text. `stopped` says that a full stop, a question mark or a line's end follows. */
export function splitWords(text: string): RawWord[] {
  const words: RawWord[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const start = match.index;
    const end = start + match[0].length;
    const stopped = /^["')\]”’]*[.?!。…\n]/u.test(text.slice(end, end + 4));
    words.push({ surface: match[0].toLowerCase(), start, end, stopped });
  }
  return words;
}
