import type { Language } from '@daedap/contract/languages';
import type { ReadText } from '../text/read-text.ts';
import type { Cue, Form } from './compile-cue.ts';

/** Where a cue was found: its words in the text, by number, in order. */
export type Match = { readonly cue: Cue; readonly words: readonly number[] };

/** The words of a cue are at most this far apart, counted in words: a base, and more for each word of the cue. */
const spanBase = 4;
const spanPerWord = { ko: 3, en: 5 } as const satisfies Record<Language, number>;

function widestSpan({ words }: Cue, language: Language): number {
  return spanBase + spanPerWord[language] * words.length;
}

/** Finds the narrowest place that has all words of the cue. */
export function findCue(
  text: ReadText,
  cue: Cue,
  span: number = widestSpan(cue, text.language),
): Match | null {
  const places: (readonly number[])[] = [];
  for (const forms of cue.words) {
    const found = placesOf(text, forms);
    if (found.length === 0) return null;
    places.push(found);
  }
  const candidates = (cue.ordered ? inOrder(places) : around(places)).filter((words) =>
    areApart(text, words),
  );
  const blocked = cue.without.flatMap((forms) => placesOf(text, forms));
  const able = candidates.filter(
    (words) => widthOf(words) <= span && !blocked.some((place) => isWithin(place, words)),
  );
  if (able.length === 0) return null;
  const best = able.reduce((one, two) => (widthOf(two) < widthOf(one) ? two : one));
  return { cue, words: [...new Set(best)].toSorted((one, two) => one - two) };
}

/** A Korean word of at least this many letters may be several words without spaces between them. */
const joinedLetters = 6;

/** Two words of a cue are two words of the text: `people` alone does not match `people person`. */
const areApart = ({ words, language }: ReadText, places: readonly number[]) =>
  places.every(
    (place, index) =>
      places.indexOf(place) === index ||
      (language === 'ko' && words[place]!.surface.length >= joinedLetters),
  );

/** For each place of the rarest word, the nearest places of the others: other words if there are any. */
function around(places: readonly (readonly number[])[]): (readonly number[])[] {
  const [anchors, ...others] = places.toSorted((one, two) => one.length - two.length);
  return anchors!.flatMap((anchor) => {
    const apart = others.map((found) => found.filter((place) => place !== anchor));
    const together = [anchor, ...others.map((found) => nearest(found, anchor))];
    return apart.every((found) => found.length > 0)
      ? [together, [anchor, ...apart.map((found) => nearest(found, anchor))]]
      : [together];
  });
}

/** For each place of the first word, the next place of each other word, in order. */
function inOrder([starts, ...others]: readonly (readonly number[])[]): (readonly number[])[] {
  return starts!.flatMap((start) => {
    const words = [start];
    for (const found of others) {
      const next = found.find((place) => place >= words.at(-1)!);
      if (next === undefined) return [];
      words.push(next);
    }
    return [words];
  });
}

/** Every place of a cue of one word. */
export function placesOf(text: ReadText, forms: readonly Form[]): readonly number[] {
  const places: number[] = [];
  for (const form of forms)
    for (const place of placesOfForm(text, form)) if (!places.includes(place)) places.push(place);
  return places.length > 1 ? places.toSorted((one, two) => one - two) : places;
}

function placesOfForm(text: ReadText, { surface, keys }: Form): readonly number[] {
  const [first, ...rest] = keys;
  const byKey = text.byKey.get(first!) ?? [];
  if (rest.length === 0) {
    if (text.language === 'en') return byKey;
    const byPiece = text.byPiece.get(surface);
    return byPiece ? [...byKey, ...byPiece] : byKey;
  }
  return byKey.filter((word) =>
    rest.every((key, index) => {
      const found = text.byKey.get(key);
      return found?.some((place) => place >= word && place <= word + index + 1);
    }),
  );
}

const nearest = (places: readonly number[], to: number) =>
  places.reduce((best, place) => (Math.abs(place - to) < Math.abs(best - to) ? place : best));

const isWithin = (place: number, words: readonly number[]) =>
  place >= Math.min(...words) && place <= Math.max(...words);

const widthOf = (words: readonly number[]) => Math.max(...words) - Math.min(...words);
