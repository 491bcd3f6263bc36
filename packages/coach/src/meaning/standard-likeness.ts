import type { Language } from '@daedap/contract/languages';
import { z } from 'zod';
import { perLanguage } from '../lookup.ts';
import { onceForEach } from '../once-for-each.ts';
import { clamp } from '../scoring/curves.ts';
import type { ReadText } from '../text/read-text.ts';
import { bytesOf } from '../bytes.ts';
import { meaningOf, readSteps } from './meaning.ts';
import written from './standard-likeness.json' with { type: 'json' };

/** What shows that a text belongs to a standard question: that it asks it in some wording, or answers it. */
const writtenSubject = z.object({
  /** The terms that show most, two bytes each in base64: first all lower bytes, then all upper ones. */
  terms: z.string(),
  /** A weight for each of these terms, and then for each dimension of the space of meaning, a letter each. */
  weights: z.string(),
  /** The value of one step of a weight. */
  step: z.number(),
  /** The value of a text without known terms. */
  start: z.number(),
  /** How many of all texts belong to it. */
  usual: z.number(),
});

const ofLanguage = z.object({
  /** By the id of the standard question. */
  questions: z.record(z.string(), writtenSubject),
  anythingElse: writtenSubject,
});

/** `training/train-standard-likeness.ts` writes it. */
const likenessFile = z.object({ ko: ofLanguage, en: ofLanguage });
export type LikenessFile = z.infer<typeof likenessFile>;
export type WrittenSubject = z.infer<typeof writtenSubject>;

/** A text of fewer terms counts as if it had so many: a single word shows little. */
const fewestTerms = 4;
/** How much each of so many terms counts. */
export const worthOfTerm = (terms: number) => 1 / Math.sqrt(Math.max(fewestTerms, terms));

/** Values as shares that add up to 1. */
export function sharesFrom(values: readonly number[]): number[] {
  const most = Math.max(...values);
  const powers = values.map((value) => Math.exp(value - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

function readSubject({ terms, weights, step, start, usual }: WrittenSubject) {
  const bytes = bytesOf(terms);
  const count = bytes.length / 2;
  const values = Array.from(readSteps(weights), (steps) => step * steps);
  return {
    terms: Array.from({ length: count }, (_, at) => bytes[at]! + 0x100 * bytes[count + at]!),
    weights: values.slice(0, count),
    dimensions: values.slice(count),
    start,
    usual,
  };
}

type Shown = { readonly subject: number; readonly weight: number };

const learned = perLanguage((language: Language) => {
  const { questions, anythingElse } = likenessFile.parse(written)[language];
  const subjects = [...Object.values(questions), anythingElse].map(readSubject);
  /** What each term shows. */
  const byTerm = new Map<number, Shown[]>();
  subjects.forEach(({ terms, weights }, subject) =>
    terms.forEach((term, at) => {
      const shown = byTerm.get(term) ?? [];
      shown.push({ subject, weight: weights[at]! });
      byTerm.set(term, shown);
    }),
  );
  return {
    ids: Object.keys(questions),
    /** Those of the questions, in the order of their ids, and that of anything else. */
    subjects,
    byTerm,
  };
});

/** The share of each subject in a text. */
const sharesIn = onceForEach((text: ReadText): readonly number[] => {
  const { subjects, byTerm } = learned(text.language);
  const meaning = meaningOf(text.language);
  const terms = [...new Set(meaning.numbersOf(text).flat())];
  const worth = worthOfTerm(terms.length);
  const place = meaning.placeOf(text, 0, text.words.length);
  const values = subjects.map(({ start, dimensions }) =>
    place.reduce((sum, value, at) => sum + value * dimensions[at]!, start),
  );
  for (const term of terms)
    for (const { subject, weight } of byTerm.get(term) ?? []) values[subject]! += worth * weight;
  return sharesFrom(values);
});

/** Words prove a question, or that it is another one, no more than this many times over. */
const mostProof = 50;

/**
 * How much likelier the words of an answer are in answers to what is asked than in answers to other standard questions, as a
 * logarithm. It is 0 for a question that is not like any standard one. `id` is given if it is known to be one.
 */
export function likelierIn(question: ReadText, answer: ReadText, id: string | null): number {
  const { ids, subjects } = learned(answer.language);
  const said = sharesIn(answer);
  const saidAny = likeAnyStandard(answer);
  const usualAny = 1 - subjects.at(-1)!.usual;
  const proofOf = (at: number) =>
    clamp((said[at]! / saidAny) * (usualAny / subjects[at]!.usual), 1 / mostProof, mostProof);
  if (id !== null) return Math.log(proofOf(ids.indexOf(id)));
  const asked = sharesIn(question);
  const likelier = ids.reduce((sum, _, at) => sum + asked[at]! * proofOf(at), asked.at(-1)!);
  return Math.log(likelier);
}

/** From 0 to 1: how much the words of a text are like those of any standard question and the answers to it. */
export const likeAnyStandard = (text: ReadText): number => 1 - sharesIn(text).at(-1)!;
