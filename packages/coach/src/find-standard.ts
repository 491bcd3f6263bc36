import { z } from 'zod';
import { askedWords, bestFitting } from './asked-words.ts';
import written from './bank/standard-asked.json' with { type: 'json' };

/** The usual ways to ask each standard question. */
const usuallyAsked = Object.entries(z.record(z.string(), askedWords).parse(written)).map(
  ([id, asked]) => ({ id, asked }),
);

/** The id of the standard question that is asked in some usual way; null if none is. */
export const findStandard = (question: string): string | null =>
  bestFitting(usuallyAsked, question)?.id ?? null;
