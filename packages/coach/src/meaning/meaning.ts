import type { Language } from '@daedap/contract/languages';
import { z } from 'zod';
import type { ReadText } from '../text/read-text.ts';
import type { Token } from '../text/word.ts';
import english from './en.json' with { type: 'json' };
import korean from './ko.json' with { type: 'json' };

/** What `training/train-meaning.ts` has learned for one language. Bytes are written in base64. */
export const meaningFile = z.object({
  dimensions: z.int(),
  /** The known terms, separated by blanks. */
  terms: z.string(),
  /** The place of each term in the space, a byte for each dimension. */
  places: z.string(),
  /** How much each term sounds like content (positive) or like empty talk (negative), a byte each. */
  concreteness: z.string(),
  /** The value of one step of `concreteness`, and of a text without any known term. */
  concretenessStep: z.number(),
  concretenessStart: z.number(),
  /** The places of a question's points, one after the other, by the question's id. */
  points: z.record(z.string(), z.string()),
  /** How sure it is that a stretch of an answer makes a point. */
  recognition: z.object({
    start: z.number(),
    cue: z.number(),
    moreCues: z.number(),
    nearness: z.number(),
    lead: z.number(),
  }),
});

export type MeaningFile = z.infer<typeof meaningFile>;

/** A direction in the space, of length 1; all zeros for a text without a known term. */
export type Place = Float32Array;

/** What words mean, learned from the examples: texts about the same thing are near each other. */
export type Meaning = {
  readonly recognition: MeaningFile['recognition'];
  /** The place of some words of a text, from `first` up to, but not including, `next`. */
  readonly placeOf: (text: ReadText, first: number, next: number) => Place;
  /** Above 0: the words sound like content. Below 0: like empty talk. */
  readonly concretenessOf: (text: ReadText, first: number, next: number) => number;
  /** The place of what answers to a question are about: with that of the most similar questions of the bank. */
  readonly widened: (question: Place) => Place;
  /** The places of the points of a bank's question, in their order; null for another question. */
  readonly pointsOf: (questionId: string) => readonly Place[] | null;
};

const bytesOf = (text: string) =>
  Int8Array.from(atob(text), (letter) => (letter.charCodeAt(0) << 24) >> 24);

/** The name of a token in the space: its key with its word class, or one name for all numbers. Fillers have none. */
export function termOf({ key, kind, tag }: Token): string | null {
  if (kind === 'filler') return null;
  if (kind === 'number') return '#';
  return tag === '' ? key : `${key}/${tag[0]}`;
}

/** The different terms of a text. */
export const termsOf = ({ words }: ReadText): Set<string> =>
  new Set(words.flatMap(({ tokens }) => tokens.flatMap((token) => termOf(token) ?? [])));

export function createMeaning(file: MeaningFile): Meaning {
  const { dimensions, concretenessStep, concretenessStart } = file;
  const numbers = new Map(file.terms.split(' ').map((term, number) => [term, number]));
  const places = bytesOf(file.places);
  const concreteness = bytesOf(file.concreteness);
  const read = new WeakMap<ReadText, readonly (readonly number[])[]>();
  /** The known terms of each word of a text. */
  function numbersOf(text: ReadText): readonly (readonly number[])[] {
    const ready = read.get(text);
    if (ready) return ready;
    const found = text.words.map(({ tokens }) =>
      tokens.flatMap((token) => numbers.get(termOf(token) ?? '') ?? []),
    );
    read.set(text, found);
    return found;
  }
  const known = (text: ReadText, first: number, next: number) => [
    ...new Set(numbersOf(text).slice(first, next).flat()),
  ];
  const prepared = new Map<string, readonly Place[] | null>();
  let centres: readonly Place[] | null = null;

  function readPoints(questionId: string): readonly Place[] | null {
    const written = file.points[questionId];
    if (written === undefined) return null;
    const bytes = bytesOf(written);
    return Array.from({ length: bytes.length / dimensions }, (_, index) =>
      direction(Float32Array.from(bytes.subarray(index * dimensions, (index + 1) * dimensions))),
    );
  }

  return {
    recognition: file.recognition,
    placeOf: (text, first, next) => {
      const place = new Float32Array(dimensions);
      for (const number of known(text, first, next))
        for (let at = 0; at < dimensions; at += 1) place[at]! += places[number * dimensions + at]!;
      return direction(place);
    },
    concretenessOf: (text, first, next) => {
      const terms = known(text, first, next);
      if (terms.length === 0) return concretenessStart;
      const total = terms.reduce((sum, number) => sum + concreteness[number]!, 0);
      return concretenessStart + (concretenessStep * total) / Math.sqrt(terms.length);
    },
    widened: (question) => {
      centres ??= Object.keys(file.points).map((id) => centreOf(readPoints(id)!));
      const similar = centres
        .map((centre) => ({ centre, near: nearness(centre, question) }))
        .toSorted((one, two) => two.near - one.near)
        .slice(0, similarQuestions);
      const sum = question.map(
        (value, at) =>
          value + similar.reduce((total, { centre, near }) => total + near * centre[at]!, 0),
      );
      return direction(sum);
    },
    pointsOf: (questionId) => {
      const ready = prepared.get(questionId);
      if (ready !== undefined) return ready;
      const points = readPoints(questionId);
      prepared.set(questionId, points);
      return points;
    },
  };
}

/** How many questions of the bank widen the meaning of one that it does not have. */
const similarQuestions = 3;

const centreOf = (places: readonly Place[]): Place =>
  direction(places[0]!.map((_, at) => places.reduce((sum, place) => sum + place[at]!, 0)));

/** Gives a vector the length 1. */
export function direction(vector: Float32Array): Place {
  const length = Math.sqrt(nearness(vector, vector));
  return length === 0 ? vector : vector.map((value) => value / length);
}

/** From -1 (opposite) over 0 (nothing in common) to 1 (the same). */
export function nearness(one: Place, two: Place): number {
  let total = 0;
  for (let at = 0; at < one.length; at += 1) total += one[at]! * two[at]!;
  return total;
}

const files: { readonly [language in Language]: unknown } = { ko: korean, en: english };

const created = new Map<Language, Meaning>();

/** What the words of a language mean. The files are read at the first use. */
export function meaningOf(language: Language): Meaning {
  const ready = created.get(language) ?? createMeaning(meaningFile.parse(files[language]));
  created.set(language, ready);
  return ready;
}
