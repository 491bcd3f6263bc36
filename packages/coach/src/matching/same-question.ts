import type { Language } from '@daedap/contract/languages';
import { z } from 'zod';
import { guessKind, piecesOf } from '../guess-kind.ts';
import { likelihoodFrom, likelihoodModel } from '../likelihood-model.ts';
import { perLanguage } from '../lookup.ts';
import { meaningOf, nearness } from '../meaning/meaning.ts';
import { onceForEach } from '../once-for-each.ts';
import { kindOfBank } from '../question-kind.ts';
import type { KnownQuestion } from '../question.ts';
import type { ReadText, TextReader } from '../text/read-text.ts';
import type { BankWords } from './bank-words.ts';
import written from './same-question.json' with { type: 'json' };
import { termsOf } from './subject-fit.ts';

/** What shows that a question of the bank asks the same as another one. */
export type SameSigns = {
  /** From 0 to 1: the words that both have; rare ones count more. */
  readonly words: number;
  /** How near they are in meaning. */
  readonly meaning: number;
  /** 1 if both ask for the same kind of answer. */
  readonly kind: number;
  /** How near the answer is to what answers to the bank's question are about, and how much nearer than to those to any other. */
  readonly answer: number;
  readonly answerLead: number;
  /** How much more alike they are than the asked one and the next question of the bank. */
  readonly lead: number;
  /** How many words the asked question has: two words in common prove little. */
  readonly length: number;
};

export type Likeness = { readonly question: KnownQuestion; readonly signs: SameSigns };

/** `training/train-same-question.ts` fits them. */
const models = z.object({ ko: likelihoodModel, en: likelihoodModel }).parse(written);

/** So many questions that share the most with the words of the asked one are compared with it, and so many that the answer is nearest to. */
const compared = 8;
/** What it is worth to be alike in meaning, and near to the answer, beside what both have in words. */
const worth = { meaning: 0.6, answer: 0.8 } as const;

/** Finds the question of the bank that is most like an asked one, given the answer to it. */
export function createLikenessFinder(
  bank: readonly KnownQuestion[],
  words: BankWords,
  readText: TextReader,
): (asked: ReadText, answer: ReadText) => Likeness | null {
  const ofLanguage = perLanguage((language) => ({
    pieces: bank.map(({ text }) => piecesOf(text[language], language)),
    textOf: onceForEach(({ text }: KnownQuestion) => readText(text[language], language)),
  }));
  const sharedPieces = onceForEach(({ language, raw }: ReadText) => {
    const sought = piecesOf(raw, language);
    return ofLanguage(language).pieces.map((held) => sharedLength(sought, held));
  });

  return (asked, answer) => {
    const { language, raw } = asked;
    const meaning = meaningOf(language);
    const placeOf = (text: ReadText) => meaning.placeOf(text, 0, text.words.length);
    const [place, said] = [placeOf(asked), placeOf(answer)];
    const shared = sharedPieces(asked);
    const all = bank.flatMap((question, at) => {
      const answers = meaning.answersOf(question.id);
      if (!answers) return [];
      return [
        {
          question,
          shared: shared[at]!,
          asked: nearness(place, answers),
          answer: nearness(said, answers),
        },
      ];
    });
    const byAnswer = all.toSorted((one, two) => two.answer + two.asked - one.answer - one.asked);
    const byWords = all.toSorted((one, two) => two.shared - one.shared);
    const candidates = new Set([...byWords.slice(0, compared), ...byAnswer.slice(0, compared)]);
    const [first = 0, second = 0] = all
      .map(({ answer: near }) => near)
      .toSorted((one, two) => two - one);
    const terms = termsOf(asked);
    const sizeOf = (keys: readonly string[]) =>
      keys.reduce((sum, key) => sum + words.weightOf(key, language) ** 2, 0);
    const kind = guessKind(raw);
    const alike = [...candidates]
      .map(({ question, asked: askedNear, answer: near }) => {
        const text = ofLanguage(language).textOf(question);
        const held = termsOf(text);
        const common = sizeOf([...terms].filter((term) => held.has(term)));
        const inWords = common / (Math.sqrt(sizeOf([...terms]) * sizeOf([...held])) || 1);
        const inMeaning = nearness(place, placeOf(text));
        return {
          question,
          near,
          inWords,
          inMeaning,
          total: inWords + worth.meaning * (inMeaning + askedNear) + worth.answer * near,
        };
      })
      .toSorted((one, two) => two.total - one.total);
    const [best, next] = alike;
    if (!best) return null;
    return {
      question: best.question,
      signs: {
        words: best.inWords,
        meaning: best.inMeaning,
        kind: kind === kindOfBank(best.question) ? 1 : 0,
        answer: best.near,
        answerLead: best.near - (best.near === first ? second : first),
        lead: best.total - (next?.total ?? 0),
        length: Math.log1p(terms.size),
      },
    };
  };
}

/** Long pieces are rarer than short ones. */
function sharedLength(one: ReadonlySet<string>, two: ReadonlySet<string>): number {
  let total = 0;
  for (const piece of one) if (two.has(piece)) total += piece.length ** 2;
  return total;
}

/** How likely the likeness means that both questions ask the same. */
export const likelySame = (language: Language, signs: SameSigns): number =>
  likelihoodFrom(models[language], signs);
