import type { Language } from '@daedap/contract/languages';
import type { Mark } from '../scoring/marks.ts';
import type { ReadText } from '../text/read-text.ts';

export type Span = { readonly start: number; readonly end: number };

/** The offsets of a mark in the transcript, in UTF-16 units. */
export const spanOf = (text: ReadText, { first, last }: Mark): Span => ({
  start: text.words[first]!.start,
  end: text.words[last]!.end,
});

/** A quote is a piece with a meaning: so many words, and no more characters than fit into a sentence. */
const quoteWords = { least: { ko: 3, en: 4 }, most: { ko: 10, en: 13 } } as const satisfies Record<
  string,
  Record<Language, number>
>;
const longestQuote = { ko: 40, en: 70 } as const satisfies Record<Language, number>;

/** The user's own words around a mark: its clause, or as much of it as fits into a sentence. */
export function quoteOf(text: ReadText, mark: Mark): string {
  const { first, last, isCut } = quotedWords(text, mark);
  const { start, end } = spanOf(text, { first, last });
  const quote = text.raw.slice(start, end);
  const longest = longestQuote[text.language];
  if (quote.length > longest) return `${quote.slice(0, longest).trimEnd()}…`;
  return isCut ? `${quote}…` : quote;
}

/** The words of a quote, all of one sentence. `isCut` says that it ends in the middle of a clause. */
function quotedWords(text: ReadText, mark: Mark): Mark & { readonly isCut: boolean } {
  const { words, language } = text;
  const sentence = text.sentences.find(({ next }) => mark.last < next)!;
  const end = sentence.next - 1;
  const from = Math.max(mark.first, sentence.first);
  const lengthOf = (first: number, last: number) => words[last]!.end - words[first]!.start;
  const fits = (first: number, last: number) =>
    last - first < quoteWords.most[language] && lengthOf(first, last) <= longestQuote[language];
  const isShort = (first: number, last: number) =>
    countTelling(text, { first, last }) < quoteWords.least[language];

  let first = clauseStart(text, from, sentence.first);
  let last = clauseEnd(text, mark.last, end);
  while (isShort(first, last) && last < end) last = clauseEnd(text, last + 1, end);
  while (isShort(first, last) && first > sentence.first)
    first = clauseStart(text, first - 1, sentence.first);
  while (first < last && first < from && isDispensable(text, first)) first += 1;
  while (!fits(first, last) && first < from) first += 1;
  let isCut = false;
  while (!fits(first, last) && last > first) {
    last -= 1;
    isCut = true;
  }
  while (last > first && isDangling(text, last, isCut)) last -= 1;
  while (first < last && isDispensable(text, first)) first += 1;
  return { first, last, isCut };
}

/** The words of a quote that are neither fillers nor said twice. */
const countTelling = ({ words, repeated }: ReadText, { first, last }: Mark) =>
  words
    .slice(first, last + 1)
    .filter(
      ({ tokens }, index) =>
        !repeated.has(first + index) && tokens.some(({ kind }) => kind !== 'filler'),
    ).length;

/** Whether the words around a mark say enough to be quoted. */
export function isQuotable(text: ReadText, mark: Mark): boolean {
  return countTelling(text, quotedWords(text, mark)) >= quoteWords.least[text.language];
}

/** The clauses of a text that can be quoted, each once. */
export function quotableClauses(text: ReadText): Mark[] {
  const clauses = new Map<string, Mark>();
  for (const { first, next } of text.sentences)
    for (let word = first; word < next; word = clauseEnd(text, word, next - 1) + 1) {
      const clause = quotedWords(text, { first: word, last: word });
      if (countTelling(text, clause) >= quoteWords.least[text.language])
        clauses.set(`${clause.first} ${clause.last}`, { first: clause.first, last: clause.last });
    }
  return [...clauses.values()];
}

function clauseStart(text: ReadText, word: number, least: number): number {
  let first = word;
  while (first > least && !endsClause(text, first - 1)) first -= 1;
  return first;
}

function clauseEnd(text: ReadText, word: number, most: number): number {
  let last = word;
  while (last < most && !endsClause(text, last)) last += 1;
  return last;
}

/** Fillers and joining words at the beginning of a quote say nothing. */
const isDispensable = ({ raw, words }: ReadText, index: number) =>
  (words[index]!.surface === '그' && raw[words[index]!.end] === ',') ||
  openers.has(words[index]!.surface) ||
  koreanOpeners.has(words[index]!.surface) ||
  words[index]!.tokens.every(({ kind }) => kind === 'filler');

const koreanOpeners = new Set(
  '네 예 이제 약간 좀 뭐 그래서 그리고 그런데 근데 그러니까 또 하고 않고 해서 나서'.split(' '),
);

/** English words that begin a clause. */
const openers = new Set(
  'and but so because when while then which although if well like yeah sorry'.split(' '),
);

const isDangling = ({ words }: ReadText, index: number, isCut: boolean) =>
  words[index]!.tokens.every(({ kind }) => kind === 'filler') ||
  /^(그|어|음|좀|막|이제|i|i'd|i'll|i'm|i've|like|and|but|so)$/.test(words[index]!.surface) ||
  (isCut && dangling.has(words[index]!.surface));

/** English words that no quote ends with. */
const dangling = new Set(
  'a an the to of in on at for with and or but so because that my our their his her is was were i we'.split(
    ' ',
  ),
);

/** English words that start a new clause behind them. */
const clauseOpeners = new Set('and but so because when while then which although if'.split(' '));

/** English words that `I` or `we` belong to. */
const leading = new Set(
  'what that which who if when while because than as how where why and but so then i we whether before after until think know mean guess say'.split(
    ' ',
  ),
);

/** Korean verbs that only help the verb before them: 풀어 주다, 하고 있다. */
const helping = new Set('주 두 놓 버리 보 가 오 내 나 있 싶 않 못하 드리 하 되 계시 지'.split(' '));

/** Whether a clause ends with this word: punctuation, a Korean ending, or an English word that begins another one. */
function endsClause({ language, raw, words }: ReadText, index: number): boolean {
  const word = words[index]!;
  const next = words[index + 1];
  if (!next || word.closes || /[,;:.?!"“”]/.test(raw.slice(word.end, next.start))) return true;
  if (language === 'en')
    return (
      clauseOpeners.has(next.surface) ||
      (/^(i|we)('|$)/.test(next.surface) && !leading.has(word.surface))
    );
  const ending = word.tokens.at(-1);
  if (ending?.tag !== 'EC') return ending?.tag === 'EF';
  const following = next.tokens[0];
  if (/[다라자냐]고$|야$/.test(ending.key) || following?.tag === 'VX') return false;
  return !(/^[아어여고지게]$/.test(ending.key) && helping.has(following?.key ?? ''));
}
