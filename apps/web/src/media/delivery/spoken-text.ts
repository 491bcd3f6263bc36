import type { Segment } from '@daedap/contract/interviews';
import { paceUnitOf } from '@daedap/contract/delivery';

/** Sounds that only fill a pause. Words that may also mean something (그, 뭐, like) are not among them. */
const fillers = /^(?:음+|으음|어+|엄|흠+|u+h+m*|u+m+|e+r+m*|h+m+|m{2,})$/iu;

const wordsOf = (text: string) => text.split(/\s+/u).filter(Boolean);

/** Without the punctuation around it. */
const bare = (word: string) => word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

export const isFiller = (word: string) => fillers.test(bare(word));

/** The language of a transcript. Korean answers may hold English terms. */
export function languageOf(text: string): 'ko' | 'en' {
  const hangul = text.match(/[가-힣]/gu)?.length ?? 0;
  const latin = text.match(/[a-z]+/giu)?.length ?? 0;
  return hangul >= latin ? 'ko' : 'en';
}

/** How much of a text is spoken: syllables in Korean, words in English. Fillers do not count. */
export function countUnits(text: string, language: 'ko' | 'en'): number {
  const words = wordsOf(text)
    .map(bare)
    .filter((word) => word !== '' && !isFiller(word));
  if (paceUnitOf(language) === 'words') return words.length;
  return words.reduce((sum, word) => sum + syllablesOf(word), 0);
}

/** A digit is about a syllable (이십삼), and so is each group of vowels of an English word. */
const syllablesOf = (word: string) => word.match(/[가-힣]|\d|[aeiouy]+/giu)?.length ?? 1;

export type TimedFiller = { readonly word: string; readonly seconds: number };

/** The fillers of timed segments. Inside a segment, time passes evenly from letter to letter. */
export function findFillers(segments: readonly Segment[]): TimedFiller[] {
  return segments.flatMap(({ start, end, text }) => {
    let from = 0;
    return wordsOf(text).flatMap((word) => {
      const at = text.indexOf(word, from);
      from = at + word.length;
      if (!isFiller(word)) return [];
      return [{ word: bare(word), seconds: start + ((end - start) * at) / text.length }];
    });
  });
}

/** Whether a segment ends a sentence: by its full stop, or by a Korean ending where the engine writes none. */
export const endsSentence = ({ text }: Pick<Segment, 'text'>) =>
  /[.!?。…]["')\]]*\s*$|(?:다|요|까|죠|니다)\s*$/u.test(text);
