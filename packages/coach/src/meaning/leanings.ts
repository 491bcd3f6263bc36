import type { Language } from '@daedap/contract/languages';
import { z } from 'zod';
import { makeLookup, perLanguage } from '../lookup.ts';
import type { ReadText } from '../text/read-text.ts';
import written from './leanings.json' with { type: 'json' };
import { meaningOf, signedBytesOf } from './meaning.ts';

/**
 * What words lean to: those of answers that graders found rich (and not thin), decent (and not selfish, dishonest or
 * careless), and right (and not wrong explanations).
 */
export const leaningNames = ['substance', 'decency', 'truth'] as const;
export type LeaningName = (typeof leaningNames)[number];

/** A weight for each known term of the language, a byte each in base64; the value of a step; that of a text without terms. */
const leaning = z.object({ weights: z.string(), step: z.number(), start: z.number() });
const ofLanguage = z.record(z.enum(leaningNames), leaning);

/** `training/train-leanings.ts` writes it. */
export const leaningsFile = z.object({ ko: ofLanguage, en: ofLanguage });
export type LeaningsFile = z.infer<typeof leaningsFile>;

/** Says what some words of a text lean to: above 0 if they do, below 0 if they lean to the opposite. */
export type Leaning = (name: LeaningName, text: ReadText, first?: number, next?: number) => number;

export function createLeaning(language: Language, file: LeaningsFile[Language]): Leaning {
  const read = makeLookup(leaningNames, (name) => signedBytesOf(file[name].weights));
  return (name, text, first = 0, next = text.words.length) => {
    const { step, start } = file[name];
    const terms = meaningOf(language).numbersOf(text, first, next);
    if (terms.length === 0) return start;
    const total = terms.reduce((sum, number) => sum + read[name][number]!, 0);
    return start + (step * total) / Math.sqrt(terms.length);
  };
}

const learned = perLanguage((language) =>
  createLeaning(language, leaningsFile.parse(written)[language]),
);

export const leaningOf: Leaning = (name, text, first, next) =>
  learned(text.language)(name, text, first, next);
