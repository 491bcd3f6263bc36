import type { Language } from '@daedap/contract/languages';
import type { Mark } from '../scoring/marks.ts';
import type { ReadText } from '../text/read-text.ts';

export type Span = { readonly start: number; readonly end: number };

/** The offsets of a mark in the transcript, in UTF-16 units. */
export const spanOf = (text: ReadText, { first, last }: Mark): Span => ({
  start: text.words[first]!.start,
  end: text.words[last]!.end,
});

const shortestQuote = { ko: 8, en: 14 } as const satisfies Record<Language, number>;
const longestQuote = { ko: 40, en: 70 } as const satisfies Record<Language, number>;

/** The user's own words around a mark: its clause, or as much of it as fits into a sentence. */
export function quoteOf(text: ReadText, mark: Mark): string {
  const longest = longestQuote[text.language];
  const quoted = (from: number, to: number) => {
    const { start, end } = spanOf(text, { first: from, last: to });
    return text.raw.slice(start, end);
  };
  let { last } = mark;
  while (last < text.words.length - 1 && !endsClause(text, last)) last += 1;
  let first = clauseStart(text, mark.first);
  if (
    quoted(first, last).length < shortestQuote[text.language] &&
    first > 0 &&
    !text.words[first - 1]!.closes
  )
    first = clauseStart(text, first - 1);
  while (openers.has(text.words[first]!.surface) && first < mark.first) first += 1;
  while (quoted(first, last).length > longest && first < mark.first) first += 1;
  while (quoted(first, last).length > longest && last > mark.last) last -= 1;
  const quote = quoted(first, last);
  return quote.length > longest ? `${quote.slice(0, longest).trimEnd()}…` : quote;
}

function clauseStart(text: ReadText, word: number): number {
  let first = word;
  while (first > 0 && !endsClause(text, first - 1)) first -= 1;
  return first;
}

/** English words that begin a clause. */
const openers = new Set([
  'and',
  'but',
  'so',
  'because',
  'when',
  'while',
  'then',
  'which',
  'although',
  'if',
]);

/** Whether a clause ends with this word: punctuation, a Korean ending, or an English word that begins another one. */
function endsClause({ language, raw, words }: ReadText, index: number): boolean {
  const word = words[index]!;
  const next = words[index + 1];
  if (!next || word.closes || /[,;:.?!]/.test(raw.slice(word.end, next.start))) return true;
  if (language === 'en') return openers.has(next.surface);
  return /^(EC|EF)$/.test(word.tokens.at(-1)?.tag ?? '');
}
