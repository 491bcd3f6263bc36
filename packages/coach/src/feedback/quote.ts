import type { Language } from '@daedap/contract/languages';
import { meaningOf } from '../meaning/meaning.ts';
import type { Mark } from '../scoring/marks.ts';
import { onceForEach, onceForEachMark } from '../once-for-each.ts';
import type { ReadText, Sentence } from '../text/read-text.ts';
import type { Word } from '../text/word.ts';
import { beginsEnglishClause, isEnglishClause } from './english-clauses.ts';

export type Span = { readonly start: number; readonly end: number };

/** The offsets of a mark in the transcript, in UTF-16 units. */
export const spanOf = (text: ReadText, { first, last }: Mark): Span => ({
  start: text.words[first]!.start,
  end: text.words[last]!.end,
});

/** A quote is a whole clause: so many words, and no more characters than fit into a sentence. */
const quoteWords = { least: { ko: 3, en: 4 }, most: { ko: 11, en: 16 } } as const satisfies Record<
  string,
  Record<Language, number>
>;
const longestQuote = { ko: 44, en: 84 } as const satisfies Record<Language, number>;

/** The clause around a mark in the user's own words, without fillers and restarts. It is cut only if it is too long. */
export const quoteOf = (text: ReadText, mark: Mark): string =>
  quoteOfClause(text, clauseAround(text, mark));

const quoteOfClause = onceForEachMark((text, clause): string => {
  const told = toldWords(text, clause);
  const most = quoteWords.most[text.language];
  const words = told.slice(0, most);
  const quote = words
    .map((word, index) => text.words[word]!.surface + behind(text, word, words[index + 1]))
    .join('');
  const original = inOriginalLetters(text, words, quote);
  if (original.length > longestQuote[text.language])
    return `${original.slice(0, longestQuote[text.language]).trimEnd()}…`;
  return told.length > most ? `${original}…` : original;
});

/** Words are compared in small letters and quoted as they were written. */
function inOriginalLetters(text: ReadText, words: readonly number[], quote: string): string {
  let at = 0;
  let written = '';
  for (const word of words) {
    const { start, end, surface } = text.words[word]!;
    const place = quote.indexOf(surface, at);
    written += quote.slice(at, place) + text.raw.slice(start, end);
    at = place + surface.length;
  }
  const plain = (written + quote.slice(at)).replaceAll(/["“”]/g, '');
  // In Korean a single quotation mark is no apostrophe.
  return text.language === 'ko' ? plain.replaceAll(/['‘’]/g, '') : plain;
}

/** Between two words of a quote stands a space. A comma or a hyphen stays where they were side by side in the answer. */
function behind({ raw, words }: ReadText, word: number, next: number | undefined): string {
  if (next === undefined) return '';
  const between = next === word + 1 ? raw.slice(words[word]!.end, words[next]!.start) : '';
  if (between === '-') return '-';
  return /^[,;]/.test(between) ? ', ' : ' ';
}

/** Whether the clause around a mark can be quoted as a whole: long enough, short enough, and said without a slip. */
export const isQuotable = (text: ReadText, mark: Mark): boolean =>
  isQuotableClause(text, clauseAround(text, mark));

const isQuotableClause = onceForEachMark((text, clause): boolean => {
  const { language } = text;
  if (familiarity(text, clause) < neededFamiliarity(text)) return false;
  const told = toldWords(text, clause);
  const isFitting =
    told.length >= quoteWords.least[language] && told.length <= quoteWords.most[language];
  if (!isFitting) return false;
  const { start, end } = spanOf(text, clause);
  const quote = quoteOfClause(text, clause);
  return (
    // What was said is quoted as it stands in the transcript, or not at all.
    text.raw.includes(quote) &&
    quote.length <= longestQuote[language] &&
    !slip.test(text.raw.slice(start, end)) &&
    // What somebody else said is not the speaker's own clause.
    !/["“”'‘’]/.test(text.raw[end] ?? '') &&
    !/[\s,](그래서|근데|그런데|하지만|그러니까|아무튼)[\s,]/.test(text.raw.slice(start, end)) &&
    !beginsInside(text, clause.first) &&
    !isCondition(text, clause.first) &&
    !isPieceOfList(text, clause) &&
    (language === 'ko'
      ? endsWithVerb(text, clause.last) &&
        !asksItself.test(text.words[clause.last]!.surface) &&
        !leadsOn(text, clause.last)
      : isEnglishClause(text, told) && !runsOn(text, clause)) &&
    clause.last - clause.first < told.length + mostLeftOut
  );
});

/** 겹쳤는지: what is only asked depends on the verb behind it. */
const asksItself = /(는|은|을|운|인|한|된|런|할|될|갈|볼|올)지$|거지$/;

/** 뜯다 보니, 쓰지 말라고: doing it leads on to something, or it is denied. */
const leadsOn = ({ words }: ReadText, last: number) => {
  const next = words[last + 1]?.surface ?? '';
  return words[last]!.surface.endsWith('다')
    ? /^(보니|보면|가도)/.test(next)
    : (words[last]!.surface.endsWith('자') && !words[last]!.closes) ||
        (words[last]!.surface.endsWith('지') && /^(말|않|안|못|마)/.test(next)) ||
        // 괜찮으세요 물어봅니다: what is said aloud belongs to the verb behind it.
        (/(세요|까요|나요|어요|아요|해요)$/.test(words[last]!.surface) &&
          /^(하고|하며|라고|물어|물었|여쭤|여쭙|말씀|묻)/.test(next));
};

/** Who corrects himself in a clause does not want it quoted. */
const slip =
  /(^|[\s,])(아니|아뇨|아니다|그게 아니라|뭐라고|뭐더라|뭐지|뭐라 그러|죄송[가-힣]*|인가|같은데)([\s,.?]|$)|,\s*(or )?no,|\b(sorry|i mean|or rather|what's the word|what's it called|how do you say)\b| no (first|wait|not)\b|\bi think,|\b(they|we|you|people) like,|n't (i|we|they|he|she) |\b(you know|kind of|sort of|or something|i guess)\b|…|\.\.\./i;
/** Korean clauses begin with what happens to whom; one that begins with its verb has lost its beginning. */
const beginsInside = ({ language, raw, words }: ReadText, first: number) => {
  if (raw[words[first]!.start - 1] === '-') return true;
  if (language === 'en')
    return /^(who|which|that|than|of|to|as|from|with|for|by|in|at|on|or|be|is|was|did|said|asked|told|made|got|took|went|came|had)$/.test(
      words[first]!.surface,
    );
  const { tokens } = words[first]!;
  return (
    tokens[0]?.tag === 'VV' ||
    /^(아니라|하는|있는|있게|없는|없이|이런|그런|같은|이렇게|그렇게)$/.test(words[first]!.surface)
  );
};

/** Korean nouns with commas between them are a list or a new start, and a clause in it has lost its beginning. */
const isPieceOfList = ({ language, raw, words }: ReadText, { first, last }: Mark) =>
  language === 'ko' &&
  words.slice(Math.max(0, first - 1), last).some(({ end, surface, tokens }) => {
    const { tag = '' } = tokens.at(-1) ?? {};
    return raw[end] === ',' && /^(NN|NR|NP|MM|XSN|SL|SN)/.test(tag) && !surface.endsWith('때');
  });

/** An English clause behind such a word says something else without it: it says only what would be if, or who else was there. */
const isCondition = ({ language, words }: ReadText, first: number) =>
  language === 'en' &&
  first > 0 &&
  (/^(if|when|while|whether|unless|although|though|until|how|why|where)$/.test(
    words[first - 1]!.surface,
  ) ||
    // "she and I walked" has two subjects.
    (words[first - 1]!.surface === 'and' &&
      /^(he|she|they|you|him|her|them)$/.test(words[first - 2]?.surface ?? '')) ||
    // "nobody but the buyer has promised" denies what the rest of it says.
    (words[first - 1]!.surface === 'but' &&
      /^(nobody|nothing|none|anything|all)$/.test(words[first - 2]?.surface ?? '')));

/** A Korean clause ends with its verb; without one, or with an ending that leads on at once, it is cut off. */
function endsWithVerb({ words }: ReadText, last: number): boolean {
  const { tokens, closes } = words[last]!;
  const ending = tokens.at(-1);
  if (closes) return tokens.some(({ tag }) => tag.startsWith('E'));
  if (ending?.tag === 'JX' && ending.key === '요') return true;
  if (ending?.tag !== 'EC') return ending?.tag.startsWith('E') ?? false;
  // 먹고 goes on with what is done next; 먹었고 has said what was done.
  if (ending.key === '고') return tokens.some(({ tag }) => tag === 'EP');
  return /(데|니까|지만|므로|거든)$/.test(ending.key);
}

/** Whether an English clause has the beginning of another one at its end, or two clauses run together in it. */
function runsOn({ raw, words }: ReadText, { first, last }: Mark): boolean {
  const said = raw.slice(words[first]!.start, words[last]!.end);
  if (/, (and|but|so|right|or)\b/i.test(said) || beginsAgain.test(said)) return true;
  const isStopped = last === words.length - 1 || /^[,;:.?!]/.test(raw.slice(words[last]!.end));
  return !isStopped && timeAtTheEnd.test(said);
}

/** A small word with a capital letter begins a sentence, also where the full stop was not heard. */
const beginsAgain =
  /[a-z'] (So|And|But|The|My|Our|He|She|We|It|They|You|Then|Because|In|At|On|If|When|That|This|There|What|No|Yes)\b/;

/** Without a stop behind it, a time or a place may belong to what follows: "in the evening I …". */
const timeAtTheEnd =
  /\b(in|at|on|by|last|next|this|that|one|every|each|after|before|since|during|until)( (the|a|my|our|that|this))? \w+$/i;

/** A clause that loses more words than this as fillers and restarts was said haltingly. */
const mostLeftOut = 5;

/** The clauses of a text that can be quoted, each once. */
export const quotableClauses = onceForEach((text: ReadText): readonly Mark[] => {
  const clauses = new Map<string, Mark>();
  for (const { first, next } of text.sentences)
    for (let word = first; word < next; word = clauseEnd(text, word, next - 1) + 1) {
      const mark = { first: word, last: word };
      const clause = clauseAround(text, mark);
      const name = `${clause.first} ${clause.last}`;
      if (!clauses.has(name) && isQuotable(text, mark)) clauses.set(name, clause);
    }
  return [...clauses.values()];
});

/** From 0 to 1: how much of a clause the coach knows. Words that it does not know may be misheard. */
export function familiarity(text: ReadText, { first, last }: Mark): number {
  const known = familiarWords(text).slice(first, last + 1);
  const carrying = known.filter((isKnown) => isKnown !== null);
  return carrying.length === 0 ? 0 : carrying.filter(Boolean).length / carrying.length;
}

/** Whether the coach knows each word of a text; null for words without a content of their own. */
const familiarWords = onceForEach((text: ReadText): readonly (boolean | null)[] => {
  const known = meaningOf(text.language).numbersOf(text);
  return text.words.map(({ tokens }, word) =>
    tokens.some(({ kind }) => kind === 'content') ? known[word]!.length > 0 : null,
  );
});

/**
 * Where many words are strange, or nothing tells where a sentence ends, speech recognition has misheard: then only clauses
 * without a strange word are quoted.
 */
const wellHeardFrom = 0.88;
const neededFamiliarity = onceForEach((text: ReadText) =>
  familiarity(text, { first: 0, last: text.words.length - 1 }) < wellHeardFrom ||
  !/[.?!]/.test(text.raw)
    ? 1
    : 0.75,
);

/** The whole clause around a mark; with its neighbours if it is too short to tell anything. */
export const clauseAround = onceForEachMark((text, mark): Mark => {
  const sentence = text.sentences.find(({ next }) => mark.last < next)!;
  const end = sentence.next - 1;
  const isShort = (first: number, last: number) =>
    last - first < quoteWords.least[text.language] + mostLeftOut &&
    toldWords(text, { first, last }).length < quoteWords.least[text.language];
  let first = clauseStart(text, Math.max(mark.first, sentence.first), sentence.first);
  let last = clauseEnd(text, mark.last, end);
  // Two English clauses read as one sound wrong. A whole sentence does not.
  if (text.language === 'en' && isShort(first, last) && isShortSentence(text, sentence))
    [first, last] = [sentence.first, end];
  if (text.language === 'ko') {
    while (isShort(first, last) && last < end) last = clauseEnd(text, last + 1, end);
    while (isShort(first, last) && first > sentence.first)
      first = clauseStart(text, first - 1, sentence.first);
  }
  while (first < last && isDispensable(text, first)) first += 1;
  while (last > first && isDangling(text, last)) last -= 1;
  return { first, last };
});

/** A sentence with fewer words is quoted as a whole. */
const shortSentence = 9;
const isShortSentence = ({ raw }: ReadText, { first, next, start, end }: Sentence) =>
  next - first <= shortSentence && !/[;:–—]/.test(raw.slice(start, end));

/** The words of a clause without fillers and without what is said again right behind. */
function toldWords(text: ReadText, { first, last }: Mark): number[] {
  const spoken: number[] = [];
  for (let word = first; word <= last; word += 1) if (!isFiller(text, word)) spoken.push(word);
  const isSaidAgain = (at: number, length: number) => {
    if (at + 2 * length > spoken.length) return false;
    for (let next = 0; next < length; next += 1) {
      const [word, again] = [spoken[at + next]!, spoken[at + length + next]!];
      if (!text.words[again]!.surface.startsWith(text.words[word]!.surface)) return false;
    }
    return true;
  };
  const isRestart = (at: number) => isSaidAgain(at, 1) || isSaidAgain(at, 2) || isSaidAgain(at, 3);
  const told: number[] = [];
  for (let at = 0; at < spoken.length; at += 1) if (!isRestart(at)) told.push(spoken[at]!);
  return told;
}

const isFiller = (text: ReadText, index: number) => fillersOf(text).has(index);

/** The numbers of the words that only fill a pause. */
const fillersOf = onceForEach((text: ReadText): ReadonlySet<number> => {
  const { raw, words } = text;
  const fills = ({ surface, end, tokens }: Word, index: number) =>
    !isFour(text, index) &&
    (tokens.every(({ kind }) => kind === 'filler') ||
      (/^(그|저|이제|뭐|좀|약간|네|어|음|막|like|well|yeah)$/.test(surface) && raw[end] === ',') ||
      /^(이제|약간|뭐|음|어|um|uh|kinda)$/.test(surface));
  return new Set(words.flatMap((word, index) => (fills(word, index) ? [index] : [])));
});

function clauseStart(text: ReadText, word: number, least: number): number {
  let first = word;
  while (first > least && !clauseEnds(text)[first - 1]) first -= 1;
  return first;
}

function clauseEnd(text: ReadText, word: number, most: number): number {
  let last = word;
  while (last < most && !clauseEnds(text)[last]) last += 1;
  return last;
}

/** Fillers and joining words at the beginning of a quote say nothing. */
const isDispensable = (text: ReadText, index: number) =>
  isFiller(text, index) || (openers.has(text.words[index]!.surface) && !isFour(text, index));

/** 네 시, 네 명: not "yes" but "four". */
const isFour = ({ words }: ReadText, index: number) =>
  words[index]!.surface === '네' &&
  /^(시|명|번|개|분|달|가지|살|건|곳|사람|줄|장|주|배|층|대|권|팀|과목|군데)/.test(
    words[index + 1]?.surface ?? '',
  );

const openers = new Set(
  '네 예 이제 약간 좀 뭐 그래서 그리고 그런데 근데 그러니까 그래도 그러면 그럼 또 다만 물론 하지만 그러나 대신 아무튼 하고 않고 해서 나서 그냥 사실 아 and but so because when while then which although if well like yeah sorry also just no actually okay'.split(
    ' ',
  ),
);

const isDangling = (text: ReadText, index: number) =>
  isFiller(text, index) || dangling.has(text.words[index]!.surface);

/** Words that no quote ends with. */
const dangling = new Set('그 좀 막 이제 근데 그래서 그리고 and but so'.split(' '));

/** Korean verbs that only help the verb before them: 풀어 주다, 하고 있다. */
const helping = new Set('주 두 놓 버리 보 가 오 내 나 있 싶 않 못하 드리 하 되 계시 지'.split(' '));

/** The same, as they are heard. */
const helpingForms =
  /^(주[시신셨는었겠]|줬|드리|드렸|드릴|드려|드립|봤|보고|보니|보겠|볼|있|계[시신셨]|않|못[하했한할]|버[리렸]|놓|둔|뒀|두었|싶|오[느는고니]|왔|와서|간다|갔|가고|가는|나가)/;

/** For each word, whether a clause ends with it. */
const clauseEnds = onceForEach((text: ReadText): readonly boolean[] =>
  text.words.map((_, word) => endsClause(text, word)),
);

/** Whether a clause ends with this word: punctuation, a Korean ending, or an English word that begins another one. */
function endsClause(text: ReadText, index: number): boolean {
  const { language, raw, words } = text;
  const word = words[index]!;
  const next = words[index + 1];
  if (!next || word.closes) return true;
  const between = raw.slice(word.end, next.start);
  if (/[;:.?!"“”]|\s[–—-]\s/.test(between)) return true;
  if (language === 'en') return beginsEnglishClause(text, index, between);
  // A comma behind a filler or before a restart is only a pause.
  if (between.includes(','))
    return (
      !isFiller(text, index) && !isFiller(text, index + 1) && !next.surface.startsWith(word.surface)
    );
  const ending = word.tokens.at(-1);
  if (word.surface.endsWith('아니라')) return false;
  if (helpingForms.test(next.surface) && /[아어여해고지게]$/.test(word.surface)) return false;
  if (ending?.tag !== 'EC') return ending?.tag === 'EF';
  const following = next.tokens[0];
  // 알차고 보람 있게: a quality goes on with the next one.
  if (ending.key === '고' && /^(VA|XSA)/.test(word.tokens.at(-2)?.tag ?? '')) return false;
  if (
    /[다라자냐]고$|야$|^게$|지$|^듯이?$|려고$|라$|면$|더라도$|도록$|[아어]야$|[아어]도$|거나$|든지?$|자마자$/.test(
      ending.key,
    ) ||
    following?.tag === 'VX'
  )
    return false;
  return !(/^[아어여고지게]$/.test(ending.key) && helping.has(following?.key ?? ''));
}
