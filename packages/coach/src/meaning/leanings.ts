import type { Language } from '@daedap/contract/languages';
import { z } from 'zod';
import { makeLookup, perLanguage } from '../lookup.ts';
import type { ReadText } from '../text/read-text.ts';
import written from './leanings.json' with { type: 'json' };
import { bytesOf } from '../bytes.ts';
import { meaningOf, readSteps } from './meaning.ts';

/**
 * What words lean to: those of answers that graders rated high, of answers that they found clear, of decent ones (and not
 * selfish, dishonest or careless ones), of right explanations (and not wrong ones), of answers that stay with their question
 * (and neither stray nor lose themselves in side stories), and of those that answer it (and are neither empty nor evasive).
 */
export const leaningNames = [
  'substance',
  'clarity',
  'decency',
  'truth',
  'focus',
  'directness',
] as const;
export type LeaningName = (typeof leaningNames)[number];

/** A weight for each known term and then for each pair, a letter each; the value of a step; that of a text without terms. */
const leaning = z.object({ weights: z.string(), step: z.number(), start: z.number() });
const ofLanguage = z.object({
  /**
   * Terms that follow each other and say more together than alone, two bytes for each term, in base64. The lower bytes of all
   * first terms stand together, then their upper bytes, then those of the second terms: gzip finds more that is alike.
   */
  pairs: z.string(),
  leanings: z.record(z.enum(leaningNames), leaning),
});

/** `training/train-leanings.ts` writes it. */
export const leaningsFile = z.object({ ko: ofLanguage, en: ofLanguage });
export type LeaningsFile = z.infer<typeof leaningsFile>;

/** Says what some words of a text lean to: above 0 if they do, below 0 if they lean to the opposite. */
export type Leaning = (name: LeaningName, text: ReadText, first?: number, next?: number) => number;

/** A number for two terms that follow each other: never that of a term. */
export const pairOf = (one: number, two: number) => (one + 1) * 0x10000 + two;
const termsOfPair = (pair: number) => [Math.floor(pair / 0x10000) - 1, pair % 0x10000];

/** The bytes of pairs as the file has them. */
export function bytesOfPairs(pairs: readonly number[]): number[] {
  const terms = [0, 1].map((place) => pairs.map((pair) => termsOfPair(pair)[place]!));
  const lower = (numbers: readonly number[]) => numbers.map((number) => number % 0x100);
  const upper = (numbers: readonly number[]) => numbers.map((number) => Math.floor(number / 0x100));
  return terms.flatMap((numbers) => lower(numbers).concat(upper(numbers)));
}

/** The known terms of some words, and the pairs of those that follow each other. */
export function termsAndPairs(text: ReadText, first = 0, next = text.words.length) {
  const terms = meaningOf(text.language).numbersOf(text).slice(first, next).flat();
  const pairs = terms.slice(1).map((term, index) => pairOf(terms[index]!, term));
  return { terms: new Set(terms), pairs: new Set(pairs) };
}

/** The numbers of the pairs: they go on after those of the terms. */
function numbersOfPairs(pairs: string, terms: number): ReadonlyMap<number, number> {
  const bytes = bytesOf(pairs);
  const count = bytes.length / 4;
  const numberAt = (at: number) => bytes[at]! + 0x100 * bytes[at + count]!;
  return new Map(
    Array.from({ length: count }, (_, index) => [
      pairOf(numberAt(index), numberAt(2 * count + index)),
      terms + index,
    ]),
  );
}

export function createLeaning(language: Language, file: LeaningsFile[Language]): Leaning {
  const weights = makeLookup(leaningNames, (name) => readSteps(file.leanings[name].weights));
  const numbers = numbersOfPairs(file.pairs, meaningOf(language).terms);
  const ofWhole = new WeakMap<ReadText, readonly number[]>();
  function numbersIn(text: ReadText, first: number, next: number): readonly number[] {
    const isWhole = first === 0 && next === text.words.length;
    const ready = isWhole ? ofWhole.get(text) : undefined;
    if (ready) return ready;
    const { terms, pairs } = termsAndPairs(text, first, next);
    const found = [...terms, ...[...pairs].flatMap((pair) => numbers.get(pair) ?? [])];
    if (isWhole) ofWhole.set(text, found);
    return found;
  }
  return (name, text, first = 0, next = text.words.length) => {
    const { step, start } = file.leanings[name];
    const found = numbersIn(text, first, next);
    if (found.length === 0) return start;
    const total = found.reduce((sum, number) => sum + weights[name][number]!, 0);
    return start + (step * total) / Math.sqrt(found.length);
  };
}

const learned = perLanguage((language) =>
  createLeaning(language, leaningsFile.parse(written)[language]),
);

export const leaningOf: Leaning = (name, text, first, next) =>
  learned(text.language)(name, text, first, next);
