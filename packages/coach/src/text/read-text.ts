import type { Language } from '@daedap/contract/languages';
import { readEnglish } from './english.ts';
import { firstStemOf } from './korean-stems.ts';
import type { KoreanReader } from './korean.ts';
import { splitWords, type Token, type Word } from './word.ts';

export type Sentence = {
  readonly start: number;
  readonly end: number;
  /** The words from `first` up to, but not including, `next`. */
  readonly first: number;
  readonly next: number;
};

/** A text as the coach reads it: its words, its sentences, and where each word form is. */
export type ReadText = {
  readonly language: Language;
  readonly raw: string;
  readonly words: readonly Word[];
  readonly sentences: readonly Sentence[];
  /** Words that repeat what was said before, or the word before them. */
  readonly repeated: ReadonlySet<number>;
  /** The words (by number) that have a token with this key, without repeated words. */
  readonly byKey: ReadonlyMap<string, readonly number[]>;
  /** The same for pieces of Korean words, two to five syllables long, because spacing is often wrong. */
  readonly byPiece: ReadonlyMap<string, readonly number[]>;
};

export type TextReader = (raw: string, language: Language) => ReadText;

export function createTextReader(readKorean: KoreanReader): TextReader {
  return (raw, language) => {
    const rawWords = splitWords(raw);
    const words = language === 'ko' ? readKorean(rawWords) : readEnglish(rawWords, raw);
    const repeated = findRepeatedWords(words, language);
    const byKey = new Map<string, number[]>();
    const byPiece = new Map<string, number[]>();
    words.forEach((word, index) => {
      if (repeated.has(index)) return;
      word.tokens.forEach((token, place) => {
        add(byKey, token.key, index);
        const other = otherKey(token, word.tokens[place - 1]);
        if (other) add(byKey, other, index);
      });
      if (language === 'ko') for (const piece of piecesOf(word.surface)) add(byPiece, piece, index);
    });
    return { language, raw, words, sentences: sentencesOf(words), repeated, byKey, byPiece };
  };
}

/** A Korean verb can also be found as a whole (권 + 하 → 권하) or by the first stem of a compound. */
function otherKey({ key, tag }: Token, before: Token | undefined): string | null {
  if (tag === 'VV') return before && key === '하' ? before.key + key : firstStemOf(key);
  return before && (tag === 'XSV' || tag === 'XSA') ? before.key + key : null;
}

function add(index: Map<string, number[]>, key: string, word: number): void {
  const found = index.get(key);
  if (!found) index.set(key, [word]);
  else if (found.at(-1) !== word) found.push(word);
}

const longestPiece = 5;

/** Numbers are not split: 10 is not in 1000. */
function piecesOf(surface: string): string[] {
  if (/^\d+$/.test(surface)) return [];
  const pieces: string[] = [];
  for (let start = 0; start < surface.length - 1; start += 1) {
    const longest = Math.min(longestPiece, surface.length - start);
    for (let length = 2; length <= longest; length += 1)
      pieces.push(surface.slice(start, start + length));
  }
  return pieces;
}

function sentencesOf(words: readonly Word[]): Sentence[] {
  const sentences: Sentence[] = [];
  let first = 0;
  words.forEach((word, index) => {
    if (!word.closes && index < words.length - 1) return;
    const { start } = words[first]!;
    sentences.push({ start, end: word.end, first, next: index + 1 });
    first = index + 1;
  });
  return sentences;
}

/** This many tokens in the same order are a repetition. */
const runLength = { ko: 7, en: 5 } as const satisfies Record<Language, number>;

/** Finds the words, by number, that repeat what was said before. */
function findRepeatedWords(words: readonly Word[], language: Language): Set<number> {
  const repeated = new Set<number>();
  const keys: string[] = [];
  const wordOf: number[] = [];
  words.forEach((word, index) => {
    if (index > 0 && word.surface === words[index - 1]!.surface && word.surface.length > 1)
      repeated.add(index);
    for (const token of word.tokens) {
      keys.push(token.key);
      wordOf.push(index);
    }
  });
  const length = runLength[language];
  const isSameRun = (one: number, two: number) => {
    for (let offset = 0; offset < length; offset += 1)
      if (keys[one + offset] !== keys[two + offset]) return false;
    return true;
  };
  const placesOfKey = new Map<string, number[]>();
  for (let at = 0; at + length <= keys.length; at += 1) {
    const places = placesOfKey.get(keys[at]!) ?? [];
    const before = places.find((place) => isSameRun(place, at));
    if (before !== undefined && at - before >= length)
      for (let offset = 0; offset < length; offset += 1) repeated.add(wordOf[at + offset]!);
    if (places.push(at) === 1) placesOfKey.set(keys[at]!, places);
  }
  return repeated;
}
