import type { Language } from '@daedap/contract/languages';
import { z } from 'zod';
import { perLanguage } from '../lookup.ts';
import { hashOf } from '../seeded.ts';
import type { ReadText } from '../text/read-text.ts';
import written from './explanations.json' with { type: 'json' };
import { termsOf } from './meaning.ts';

/** The terms of each text as 16-bit numbers, in base64. */
const texts = z.array(z.string());
const explanations = z.record(z.string(), z.object({ right: texts, wrong: texts }));

/**
 * Right and wrong explanations of the bank's questions about knowledge, by the question's id. `training/explanations.ts`
 * writes them. The strong answer is one of the right ones.
 */
export const explanationsFile = z.object({ ko: explanations, en: explanations });
export type ExplanationsFile = z.infer<typeof explanationsFile>;

/** The number that stands for a term. Two terms rarely share one. */
export const numberOf = (term: string) => hashOf(term) & 0xffff;

type Explained = {
  readonly right: readonly ReadonlySet<number>[];
  readonly wrong: readonly ReadonlySet<number>[];
};

function numbersOf(text: string): Set<number> {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  return new Set(
    Array.from({ length: bytes.length / 2 }, (_, at) => (bytes[2 * at]! << 8) | bytes[2 * at + 1]!),
  );
}

const prepared = perLanguage((language) => {
  const questions = new Map<string, Explained>(
    Object.entries(explanationsFile.parse(written)[language]).map(([id, { right, wrong }]) => [
      id,
      { right: right.map(numbersOf), wrong: wrong.map(numbersOf) },
    ]),
  );
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
