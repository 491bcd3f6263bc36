import type { Language } from '@daedap/contract/languages';
import type { ReadText, TextReader } from '../text/read-text.ts';
import type { Token } from '../text/word.ts';

const carries = ({ kind }: Token) => kind === 'content' || kind === 'name' || kind === 'number';

/** Keys of words that turn a statement into its opposite. */
const negations: { readonly [language in Language]: ReadonlySet<string> } = {
  ko: new Set(['않', '없', '아니', '못', '못하', '안', '말']),
  en: new Set(['not', 'no', 'never', 'without', 'neither', 'nor', 'noth', 'none']),
};

const countNegations = ({ words, language }: ReadText) =>
  words.filter(({ tokens }) =>
    tokens.some(({ key, tag }) => negations[language].has(key) && !tag.startsWith('N')),
  ).length;

/**
 * The content words of a text that are not in the transcript. Particles, endings and small words may differ: they say
 * nothing about the subject.
 */
export function findForeignWords(read: TextReader, transcript: ReadText, text: string): string[] {
  const known = new Set(transcript.words.flatMap(({ tokens }) => tokens.map(({ key }) => key)));
  const surfaces = new Set(transcript.words.map(({ surface }) => surface));
  return read(text, transcript.language).words.flatMap(({ surface, tokens }) =>
    surfaces.has(surface) || !tokens.some((token) => carries(token) && !known.has(token.key))
      ? []
      : [surface],
  );
}

/** Whether a rewritten text says only what the original said: no new content word, and as many negations as before. */
export function saysTheSame(
  read: TextReader,
  transcript: ReadText,
  original: string,
  rewritten: string,
): boolean {
  const { language } = transcript;
  return (
    findForeignWords(read, transcript, rewritten).length === 0 &&
    countNegations(read(rewritten, language)) === countNegations(read(original, language))
  );
}
