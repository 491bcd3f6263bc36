import type { Language } from '@daedap/contract/languages';
import { z } from 'zod';
import { bytesOf, signedBytesOf } from '../bytes.ts';
import type { ReadText } from '../text/read-text.ts';
import type { Token } from '../text/word.ts';
import english from './en.json' with { type: 'json' };
import korean from './ko.json' with { type: 'json' };
import shared from './points.json' with { type: 'json' };

/** What `training/train-meaning.ts` has learned for one language. Bytes are written in base64. */
export const meaningFile = z.object({
  /** The known terms, separated by blanks. */
  terms: z.string(),
  /** The place of each term in the space, half a byte for each dimension. */
  places: z.string(),
  /** The size of a step of each term's place, a byte each. */
  steps: z.string(),
  /** How much each term sounds like content (positive) or like empty talk (negative), a byte each. */
  concreteness: z.string(),
  /** The value of one step of `concreteness`, and of a text without any known term. */
  concretenessStep: z.number(),
  concretenessStart: z.number(),
  /** How sure it is that a stretch of an answer makes a point. */
  recognition: z.object({
    start: z.number(),
    cue: z.number(),
    moreCues: z.number(),
    onlyCue: z.number(),
    nearness: z.number(),
    lead: z.number(),
    share: z.number(),
    /** A point is made from this certainty on. */
    certain: z.number(),
  }),
});

/** What both languages share. */
export const sharedMeaningFile = z.object({
  dimensions: z.int(),
  /** The places of a question's points, one after the other, half a byte for each dimension, by the question's id. */
  points: z.record(z.string(), z.string()),
});

export type MeaningFile = z.infer<typeof meaningFile>;
export type SharedMeaningFile = z.infer<typeof sharedMeaningFile>;

/** A direction in the space, of length 1; all zeros for a text without a known term. */
export type Place = Float32Array;

type NearQuestion = { readonly id: string; readonly near: number };

/** What words mean, learned from the examples: texts about the same thing are near each other. */
export type Meaning = {
  readonly recognition: MeaningFile['recognition'];
  /** The place of some words of a text, from `first` up to, but not including, `next`; without the terms of another text. */
  readonly placeOf: (text: ReadText, first: number, next: number, without?: ReadText) => Place;
  /** How many terms are known. */
  readonly terms: number;
  readonly knows: (term: string) => boolean;
  /** The numbers of the known terms of each word. */
  readonly numbersOf: (text: ReadText) => readonly (readonly number[])[];
  /** Above 0: the words sound like content. Below 0: like empty talk. */
  readonly concretenessOf: (text: ReadText, first: number, next: number) => number;
  /** The place of what answers to a question are about: with that of the most similar ones of some of the bank's. */
  readonly widened: (question: Place, questionIds: readonly string[]) => Place;
  /** Those of some of the bank's questions whose answers are about what is nearest to a place. */
  readonly nearestOf: (place: Place, questionIds: readonly string[]) => readonly NearQuestion[];
  /** How near some places come to the points of a bank's question: the mean over all of its points; 0 for another question. */
  readonly coverage: (places: readonly Place[], questionId: string) => number;
  /** The place of what answers to a bank's question are about: all of its points; null for another question. */
  readonly answersOf: (questionId: string) => Place | null;
  /** The places of the points of a bank's question, in their order; null for another question. */
  readonly pointsOf: (questionId: string) => readonly Place[] | null;
};

/** Letters that stand for -15 to 15 steps: gzip makes them smaller than base64. */
export const mostSteps = 15;
const zero = '?'.charCodeAt(0);
export const writeSteps = (steps: readonly number[]) =>
  String.fromCharCode(...steps.map((step) => zero + step));
export const readSteps = (letters: string) =>
  Int8Array.from(letters, (letter) => letter.charCodeAt(0) - zero);

/** Half bytes that stand for numbers from -7 to 7: two in each byte, the first one in its upper half. */
function halfBytesOf(text: string): Float32Array {
  const bytes = bytesOf(text);
  const values = new Float32Array(2 * bytes.length);
  bytes.forEach((byte, at) => {
    values[2 * at] = (byte >> 4) - 8;
    values[2 * at + 1] = (byte & 15) - 8;
  });
  return values;
}

/** The name of a token in the space: its key with its word class, or one name for all numbers. Fillers have none. */
export function termOf({ key, kind, tag }: Token): string | null {
  if (kind === 'filler') return null;
  if (kind === 'number') return '#';
  return tag === '' ? key : `${key}/${tag[0]}`;
}

/** The different terms of a text. */
export const termsOf = ({ words }: ReadText): Set<string> =>
  new Set(words.flatMap(({ tokens }) => tokens.flatMap((token) => termOf(token) ?? [])));

export function createMeaning(
  file: MeaningFile,
  { dimensions, points }: SharedMeaningFile,
): Meaning {
  const { concretenessStep, concretenessStart } = file;
  const numbers = new Map(file.terms.split(' ').map((term, number) => [term, number]));
  const steps = bytesOf(file.steps);
  const places = halfBytesOf(file.places).map(
    (value, at) => value * steps[Math.floor(at / dimensions)]!,
  );
  const concreteness = signedBytesOf(file.concreteness);
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
  const sets = new WeakMap<ReadText, ReadonlySet<number>>();
  /** The known terms of a whole text. */
  function numbersIn(text: ReadText): ReadonlySet<number> {
    const all = sets.get(text) ?? new Set(numbersOf(text).flat());
    sets.set(text, all);
    return all;
  }
  /** The last list of `known` that has each term. */
  const listed = new Uint32Array(numbers.size);
  let lists = 0;
  /** The different known terms of some words. */
  function known(text: ReadText, first: number, next: number): number[] {
    const words = numbersOf(text);
    const found: number[] = [];
    lists += 1;
    for (let word = first; word < Math.min(next, words.length); word += 1)
      for (const number of words[word]!) {
        if (listed[number] === lists) continue;
        listed[number] = lists;
        found.push(number);
      }
    return found;
  }
  function findPlace(text: ReadText, first: number, next: number, without?: ReadText): Place {
    const place = new Float32Array(dimensions);
    const left = without && numbersIn(without);
    for (const number of known(text, first, next)) {
      if (left?.has(number)) continue;
      const start = number * dimensions;
      for (let at = 0; at < dimensions; at += 1) place[at]! += places[start + at]!;
    }
    return direction(place);
  }
  /** Several parts of the coach ask for the place of the same words. */
  const placesFound = new WeakMap<ReadText, Map<number, Place>>();
  function readPoints(questionId: string): readonly Place[] | null {
    const written = points[questionId];
    if (written === undefined) return null;
    const values = halfBytesOf(written);
    return Array.from({ length: values.length / dimensions }, (_, index) =>
      direction(values.slice(index * dimensions, (index + 1) * dimensions)),
    );
  }
  const pointsOf = remembered(readPoints);
  const answersOf = remembered((questionId) => {
    const ofQuestion = pointsOf(questionId);
    return ofQuestion && centreOf(ofQuestion);
  });

  /** The questions whose answers are nearest to a place, the nearest first. */
  function nearestOf(place: Place, questionIds: readonly string[], count: number): NearQuestion[] {
    const nearest: NearQuestion[] = [];
    for (const id of questionIds) {
      const answers = answersOf(id);
      if (!answers) continue;
      const near = nearness(place, answers);
      const rank = nearest.findIndex((other) => near > other.near);
      if (rank >= 0) nearest.splice(rank, 0, { id, near });
      else if (nearest.length < count) nearest.push({ id, near });
      if (nearest.length > count) nearest.pop();
    }
    return nearest;
  }

  return {
    recognition: file.recognition,
    terms: numbers.size,
    knows: (term) => numbers.has(term),
    numbersOf,
    placeOf: (text, first, next, without) => {
      if (without) return findPlace(text, first, next, without);
      const found = placesFound.get(text) ?? new Map<number, Place>();
      if (found.size === 0) placesFound.set(text, found);
      const words = first * (text.words.length + 1) + next;
      const place = found.get(words) ?? findPlace(text, first, next);
      found.set(words, place);
      return place;
    },
    concretenessOf: (text, first, next) => {
      const terms = known(text, first, next);
      if (terms.length === 0) return concretenessStart;
      const total = terms.reduce((sum, number) => sum + concreteness[number]!, 0);
      return concretenessStart + (concretenessStep * total) / Math.sqrt(terms.length);
    },
    widened: (question, questionIds) => {
      const similar = nearestOf(question, questionIds, similarQuestions);
      const sum = question.map(
        (value, at) =>
          value + similar.reduce((total, { id, near }) => total + near * answersOf(id)![at]!, 0),
      );
      return direction(sum);
    },
    nearestOf: (place, questionIds) => nearestOf(place, questionIds, nearestQuestions),
    coverage: (said, questionId) => {
      const asked = pointsOf(questionId) ?? [];
      if (said.length === 0 || asked.length === 0) return 0;
      const near = asked.map((point) => Math.max(...said.map((place) => nearness(place, point))));
      return near.reduce((sum, each) => sum + each, 0) / asked.length;
    },
    answersOf,
    pointsOf,
  };
}

/** Remembers what was made for each id. */
function remembered<Made>(make: (id: string) => Made): (id: string) => Made {
  const made = new Map<string, Made>();
  return (id) => {
    const ready = made.get(id);
    if (ready !== undefined) return ready;
    const fresh = make(id);
    made.set(id, fresh);
    return fresh;
  };
}

/** How many questions of the bank widen the meaning of one that it does not have. */
const similarQuestions = 3;
/** To how many questions of the bank a text may be an answer. */
const nearestQuestions = 5;

const centreOf = (places: readonly Place[]): Place =>
  direction(places[0]!.map((_, at) => places.reduce((sum, place) => sum + place[at]!, 0)));

/** Gives a vector the length 1, in place. */
export function direction(vector: Float32Array): Place {
  const length = Math.sqrt(nearness(vector, vector));
  if (length > 0) for (let at = 0; at < vector.length; at += 1) vector[at]! /= length;
  return vector;
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
  const ready =
    created.get(language) ??
    createMeaning(meaningFile.parse(files[language]), sharedMeaningFile.parse(shared));
  created.set(language, ready);
  return ready;
}
