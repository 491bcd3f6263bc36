// What is right and what is wrong about the bank's questions about knowledge, as the coach needs it.
import type { Language } from '@daedap/contract/languages';
import { examples } from '../examples/examples.ts';
import {
  farthestTerm,
  letterOf,
  numberOf,
  type ExplanationsFile,
} from '../src/meaning/explanations.ts';

/** Terms that more than this share of the texts have say nothing about any of them. */
const mostUses = 0.1;

/** The numbers of the terms of each explanation, for the given way to read a text. */
export function explanationsOf(
  language: Language,
  termsIn: (text: string, language: Language) => readonly string[],
): ExplanationsFile[Language] {
  const read = (text: string) => [...new Set(termsIn(text, language))];
  const questions = [...examples].flatMap(([id, { explanations, answer }]) => {
    if (!explanations) return [];
    const strong = answer[language].map(({ text }) => text).join(' ');
    const right = [...explanations.right[language], strong].map(read);
    return [{ id, right, wrong: explanations.wrong[language].map(read) }];
  });
  const texts = questions.flatMap(({ right, wrong }) => [...right, ...wrong]);
  const uses = new Map<string, number>();
  for (const term of texts.flat()) uses.set(term, (uses.get(term) ?? 0) + 1);
  const numbersOf = (terms: readonly string[]) =>
    new Set(
      terms
        .filter((term) => (uses.get(term) ?? 0) <= mostUses * texts.length)
        .map((term) => numberOf(term)),
    );
  const rows = questions.map(({ right, wrong }) => rowsOf([...right, ...wrong].map(numbersOf)));
  const columnOf = (valueOf: (row: Row) => number) =>
    rows
      .flat()
      .map((row) => letterOf(valueOf(row)))
      .join('');
  return {
    questions: questions.map(({ id }) => id).join(' '),
    sizes: rows.map(({ length }) => length),
    high: columnOf(({ gap }) => gap >> 6),
    low: columnOf(({ gap }) => gap & 63),
    texts: columnOf(({ texts: bits }) => bits),
  };
}

/** A term of a question: how far its number is from the one before it, and which texts have it, a bit for each. */
type Row = { readonly gap: number; readonly texts: number };

function rowsOf(texts: readonly ReadonlySet<number>[]): Row[] {
  const numbers = [...new Set(texts.flatMap((text) => [...text]))];
  const rows: Row[] = [];
  let before = 0;
  for (const number of numbers.toSorted((one, two) => one - two)) {
    for (; number - before > farthestTerm; before += farthestTerm)
      rows.push({ gap: farthestTerm, texts: 0 });
    const bits = texts.map((text, place) => (text.has(number) ? 1 << place : 0));
    rows.push({ gap: number - before, texts: bits.reduce((one, two) => one | two, 0) });
    before = number;
  }
  return rows;
}
