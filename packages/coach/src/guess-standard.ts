import type { Language } from '@daedap/contract/languages';
import { z } from 'zod';
import { piecesOf } from './guess-kind.ts';
import { perLanguage } from './lookup.ts';
import { readSteps } from './meaning/meaning.ts';
import { logistic } from './scoring/curves.ts';
import written from './standard-wordings.json' with { type: 'json' };
import { detectLanguage } from './text/detect-language.ts';

const ofLanguage = z.record(
  z.string(),
  z.object({
    /** The pieces that tell the question from others, one in each line, and a weight for each, a letter each. */
    pieces: z.string(),
    weights: z.string(),
    /** The value of one step of the weights. */
    step: z.number(),
    start: z.number(),
  }),
);

/** How each standard question is asked. `training/train-standard-questions.ts` writes it. */
const wordingsFile = z.object({ ko: ofLanguage, en: ofLanguage });
export type WordingsFile = z.infer<typeof wordingsFile>;

/** From this likelihood on, a question is one of the standard ones. Of a hundred others four are taken for one, most of them for one about the same thing. */
const sureFrom = 0.62;

/** What a wording may be known by: its pieces, and how long it is. A long question asks for more than a standard one. */
export function signsOfWording(text: string, language: Language): ReadonlySet<string> {
  const words = text.trim().split(/\s+/).length;
  return new Set([...piecesOf(text, language), `#${Math.min(mostWords, Math.ceil(words / 3))}`]);
}

const mostWords = 8;

const learned = perLanguage((language) => {
  const questions = wordingsFile.parse(written)[language];
  return Object.entries(questions).map(([id, { pieces, weights, step, start }]) => {
    const values = readSteps(weights);
    return {
      id,
      start,
      weights: new Map(pieces.split('\n').map((piece, at) => [piece, step * values[at]!])),
    };
  });
});

/** The id of the standard question that asks the same in other words; null if none does. */
export function guessStandard(text: string): string | null {
  if (text.trim() === '') return null;
  const language = detectLanguage(text, 'ko');
  const signs = [...signsOfWording(text, language)];
  const [best] = learned(language)
    .map(({ id, start, weights }) => ({
      id,
      value:
        start +
        signs.reduce((sum, sign) => sum + (weights.get(sign) ?? 0), 0) / Math.sqrt(signs.length),
    }))
    .toSorted((one, two) => two.value - one.value);
  return best && logistic(best.value) >= sureFrom ? best.id : null;
}
