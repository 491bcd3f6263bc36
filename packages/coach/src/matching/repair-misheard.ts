import type { ReadText } from '../text/read-text.ts';
import type { Token, Word } from '../text/word.ts';
import { spokenForm } from './spoken-latin.ts';

/** A misheard word differs from the right one in at most this share of its letters. Shorter words are not compared. */
const shareOfLetters = 0.26;
const fewestLetters = 4;

/**
 * Speech recognition mishears technical words (쿼리 → 코리), or writes them in Hangul (API → 에이피아이). A word that is unusual
 * in interviews and nearly a term of the question, or sounds like it, also counts as that term.
 */
export function repairMisheardTerms(
  answer: ReadText,
  terms: ReadonlySet<string>,
  isOrdinary: (key: string) => boolean,
): ReadText {
  const unusual = new Set<string>();
  for (const { tokens } of answer.words)
    for (const { key, kind } of tokens)
      if (
        (kind === 'content' || kind === 'name') &&
        key.length > 1 &&
        !terms.has(key) &&
        !isOrdinary(key)
      )
        unusual.add(key);
  const missing = [...terms].filter((term) => !answer.byKey.has(term));
  const repaired: [string, readonly number[]][] = [];
  for (const key of unusual) {
    // A word that is only in repeated sentences has no place.
    const places = answer.byKey.get(key);
    if (!places) continue;
    for (const term of missing) if (isNearMiss(key, term)) repaired.push([term, places]);
  }
  if (answer.language === 'ko') repaired.push(...spokenTerms(answer, terms, isOrdinary));
  if (repaired.length === 0) return answer;
  return { ...answer, byKey: new Map([...answer.byKey, ...repaired]) };
}

/** The Latin terms that an answer has in Hangul, with the words that sound like them. */
function spokenTerms(
  { words, byKey }: ReadText,
  terms: ReadonlySet<string>,
  isOrdinary: (key: string) => boolean,
): [string, readonly number[]][] {
  const mayBeSpoken = ({ tokens }: Word) =>
    tokens.length > ordinaryTokens || !isOrdinary(tokens[0]?.key ?? '');
  return [...terms].flatMap((term): [string, readonly number[]][] => {
    const sounds = byKey.has(term) ? null : spokenForm(term);
    if (!sounds) return [];
    const places = words.flatMap((word, at) =>
      mayBeSpoken(word) && (sounds(word.surface) || sounds(nounOf(word.tokens))) ? [at] : [],
    );
    return places.length > 0 ? [[term, places]] : [];
  });
}

/** The analyser takes an unusual word for several ordinary ones; a noun with a particle has no more than these. */
const ordinaryTokens = 2;

/** A word without its particles: the analyser takes 타입스크립트 for two nouns. */
function nounOf(tokens: readonly Token[]): string {
  const end = tokens.findIndex(({ tag }) => !tag.startsWith('N'));
  return tokens
    .slice(0, end < 0 ? tokens.length : end)
    .map(({ key }) => key)
    .join('');
}

/** Whether a transcribed word may be a known word that was misheard. */
export function isNearMiss(heard: string, known: string): boolean {
  if (heard === known || Math.abs(heard.length - known.length) > 1) return false;
  const [one, two] = [lettersOf(heard), lettersOf(known)];
  const longest = Math.max(one.length, two.length);
  if (Math.min(one.length, two.length) < fewestLetters) return false;
  const allowed = Math.floor(longest * shareOfLetters);
  if (allowed === 0 || Math.abs(one.length - two.length) > allowed) return false;
  return !hasMoreStrangeLetters(one, two, allowed) && editDistance(one, two, allowed) <= allowed;
}

const decomposed = new Map<string, string>();
/** The cache is cleared when it has this many words. */
const rememberedWords = 20_000;

/** Decomposed, a Korean syllable is two or three letters. */
function lettersOf(word: string): string {
  const ready = decomposed.get(word);
  if (ready !== undefined) return ready;
  if (decomposed.size >= rememberedWords) decomposed.clear();
  const letters = word.normalize('NFD');
  decomposed.set(word, letters);
  return letters;
}

/** Whether more letters of one word than the limit are not in the other: each of them is at least one difference. */
function hasMoreStrangeLetters(one: string, two: string, limit: number): boolean {
  let strange = 0;
  for (let at = 0; at < one.length && strange <= limit; at += 1)
    if (!two.includes(one[at]!)) strange += 1;
  return strange > limit;
}

/** The Levenshtein distance, or more than the limit as soon as it exceeds it. */
function editDistance(one: string, two: string, limit: number): number {
  let row = Array.from({ length: two.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    let least = at;
    for (let to = 1; to <= two.length; to += 1) {
      const same = one[at - 1] === two[to - 1] ? 0 : 1;
      next.push(Math.min(row[to]! + 1, next[to - 1]! + 1, row[to - 1]! + same));
      least = Math.min(least, next[to]!);
    }
    if (least > limit) return limit + 1;
    row = next;
  }
  return row[two.length]!;
}
