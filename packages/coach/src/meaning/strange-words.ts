import { languages } from '@daedap/contract/languages';
import { z } from 'zod';
import { makeLookup, perLanguage } from '../lookup.ts';
import type { ReadText } from '../text/read-text.ts';
import { meaningOf, termOf, termsOf } from './meaning.ts';
import written from './strange-words.json' with { type: 'json' };

/** The terms of each language that nonsense is made of, separated by blanks. `training/train-strange-words.ts` writes them. */
export const strangeWordsFile = z.object(makeLookup(languages, () => z.string()));

const strangeTerms = perLanguage(
  (language) => new Set(strangeWordsFile.parse(written)[language].split(' ')),
);

/** A word that the coach does not know may only be rare or misheard: it counts less than a strange one. */
const worthOfUnknown = 0.3;
/** In a short answer a few strange words prove nothing: every answer counts as if it had so many ordinary words more. */
const ordinaryWords = 8;

/** The different terms with a content of their own that an answer has, and its question has not. */
export function ownTerms({ words }: ReadText, question: ReadText): Set<string> {
  const asked = termsOf(question);
  return new Set(
    words.flatMap(({ tokens }) =>
      tokens.flatMap((token) => {
        const term = token.kind === 'content' || token.kind === 'name' ? termOf(token) : null;
        return term === null || asked.has(term) ? [] : [term];
      }),
    ),
  );
}

/**
 * From 0 to 1: how much of an answer is words that hardly any answer in an interview has. Sentences without any sense may be
 * perfectly formed; they are made of such words.
 */
export function strangenessOf(answer: ReadText, question: ReadText): number {
  const strange = strangeTerms(answer.language);
  const { knows } = meaningOf(answer.language);
  const terms = [...ownTerms(answer, question)];
  const total = terms.reduce(
    (sum, term) => sum + (strange.has(term) ? 1 : knows(term) ? 0 : worthOfUnknown),
    0,
  );
  return total / (terms.length + ordinaryWords);
}
