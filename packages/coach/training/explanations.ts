// What is right and what is wrong about the bank's questions about knowledge, as the coach needs it.
import type { Language } from '@daedap/contract/languages';
import { examples } from '../examples/examples.ts';
import { numberOf, type ExplanationsFile } from '../src/meaning/explanations.ts';

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
  const write = (terms: readonly string[]) => {
    const telling = terms.filter((term) => (uses.get(term) ?? 0) <= mostUses * texts.length);
    const numbers = [...new Set(telling.map(numberOf))].toSorted((one, two) => one - two);
    return Buffer.from(numbers.flatMap((number) => [number >> 8, number & 0xff])).toString(
      'base64',
    );
  };
  return Object.fromEntries(
    questions.map(({ id, right, wrong }) => [
      id,
      { right: right.map(write), wrong: wrong.map(write) },
    ]),
  );
}
