import type { Language } from '@daedap/contract/languages';
import { z } from 'zod';
import { perLanguage } from '../lookup.ts';
import { hashOf } from '../seeded.ts';
import type { ReadText } from '../text/read-text.ts';
import written from './explanations.json' with { type: 'json' };
import { termsOf } from './meaning.ts';

/**
 * Right and wrong explanations of the bank's questions about knowledge. The terms of each question stand in the order of their
 * numbers, all questions one after the other, with a letter for each term in every column: gzip finds more that is alike.
 */
const explanations = z.object({
  /** The ids of the questions, separated by blanks, and how many terms each has. */
  questions: z.string(),
  sizes: z.array(z.int()),
  /** How far the number of a term is from the one before it: the multiple of 64, and the rest. */
  high: z.string(),
  low: z.string(),
  /** Which explanations have the term, a bit for each: the right ones, and then the wrong ones. */
  texts: z.string(),
});

/** `training/explanations.ts` writes it. */
export const explanationsFile = z.object({ ko: explanations, en: explanations });
export type ExplanationsFile = z.infer<typeof explanationsFile>;

/** Each question has three right explanations, its strong answer, and three wrong ones. */
const [rightTexts, wrongTexts] = [4, 3];

/** A letter that stands for a number from 0 to 127: those of ASCII that can be printed, and then those of Latin 1. */
const [zero, lastOfAscii, firstOfLatin] = [0x30, 0x7e, 0xa1];
export const letterOf = (value: number) => {
  const code = zero + value;
  return String.fromCharCode(code <= lastOfAscii ? code : code - lastOfAscii - 1 + firstOfLatin);
};
const valuesOf = (letters: string) =>
  Uint8Array.from(letters, (letter) => {
    const code = letter.charCodeAt(0);
    return (code <= lastOfAscii ? code : code + lastOfAscii + 1 - firstOfLatin) - zero;
  });

/** A term that is further away comes after one that no explanation has. */
export const farthestTerm = 64 * 64 - 1;

/** The number that stands for a term. Two terms rarely share one. */
export const numberOf = (term: string) => hashOf(term) & 0xffff;

type Explained = {
  readonly right: readonly ReadonlySet<number>[];
  readonly wrong: readonly ReadonlySet<number>[];
};

/** The explanations of each question, by its id. */
function readExplanations(file: ExplanationsFile[Language]): Map<string, Explained> {
  const [high, low, texts] = [valuesOf(file.high), valuesOf(file.low), valuesOf(file.texts)];
  let next = 0;
  const entries = file.questions.split(' ').map((id, place): [string, Explained] => {
    const first = next;
    next += file.sizes[place]!;
    const explained = Array.from({ length: rightTexts + wrongTexts }, () => new Set<number>());
    let number = 0;
    for (let at = first; at < next; at += 1) {
      number += 64 * high[at]! + low[at]!;
      explained.forEach((terms, text) => {
        if (texts[at]! & (1 << text)) terms.add(number);
      });
    }
    return [id, { right: explained.slice(0, rightTexts), wrong: explained.slice(rightTexts) }];
  });
  return new Map(entries);
}

const prepared = perLanguage((language) => {
  const questions = readExplanations(explanationsFile.parse(written)[language]);
  const all = [...questions.values()].flatMap(({ right, wrong }) => right.concat(wrong));
  const uses = new Map<number, number>();
  for (const text of all) for (const number of text) uses.set(number, (uses.get(number) ?? 0) + 1);
  /** A term that few texts have says more. One that none has says nothing. */
  const weights = new Map(
    [...uses].map(([number, count]) => [number, Math.log((all.length + 1) / (count + 0.5)) ** 2]),
  );
  return { questions, weights };
});

/**
 * How much nearer an answer is to a right explanation of a question than to a wrong one, by the terms that they share:
 * above 0 if it sounds right, below 0 if it sounds wrong. null if the bank explains nothing about the question.
 */
export function soundsRight(
  answer: ReadText,
  questionId: string,
  language: Language,
): number | null {
  const { questions, weights } = prepared(language);
  const explained = questions.get(questionId);
  if (!explained) return null;
  const said = new Set([...termsOf(answer)].map(numberOf));
  const weigh = (numbers: Iterable<number>) => {
    let total = 0;
    for (const number of numbers) total += weights.get(number) ?? 0;
    return total;
  };
  const whole = weigh(said);
  const nearest = (all: readonly ReadonlySet<number>[]) =>
    Math.max(
      ...all.map((text) => {
        const shared = weigh([...said].filter((number) => text.has(number)));
        return shared === 0 ? 0 : shared / Math.sqrt(whole * weigh(text));
      }),
    );
  return nearest(explained.right) - nearest(explained.wrong);
}
