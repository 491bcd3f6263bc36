import type { Language } from '@daedap/contract/languages';
import { z } from 'zod';
import fitted from './weights.json' with { type: 'json' };
import { partNames } from '@daedap/contract/score-effects';

export const dimensions = ['relevance', 'clarity', 'depth'] as const;
export type Dimension = (typeof dimensions)[number];

/** Points of a score for each part: what a value of 1 adds. `base` is the score of an answer whose parts are all usual. */
const partWeights = z.object({
  base: z.number(),
  parts: z.record(z.enum(partNames), z.number().nonnegative()),
});

const ofLanguage = z.object({
  /** The value of each part in an ordinary answer. */
  usual: z.record(z.enum(partNames), z.number()),
  relevance: partWeights,
  clarity: partWeights,
  depth: partWeights,
});

export type Weights = z.infer<typeof ofLanguage>;

/** The weights of the scores. `npm run coach:fit` fits them to the grades of the calibration set. */
export const weights: { readonly [language in Language]: Weights } = z
  .object({ ko: ofLanguage, en: ofLanguage })
  .parse(fitted);
