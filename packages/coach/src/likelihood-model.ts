import { z } from 'zod';
import { logistic } from './scoring/curves.ts';

/** How likely something is, from signs with a weight for each (logistic regression). `training/logistic.ts` fits such models. */
export const likelihoodModel = z.object({
  start: z.number(),
  signs: z.record(z.string(), z.number()),
});

export type Signs = { readonly [sign: string]: number };

export const likelihoodFrom = (
  { start, signs: weights }: z.infer<typeof likelihoodModel>,
  signs: Signs,
): number =>
  logistic(
    Object.entries(signs).reduce(
      (total, [sign, amount]) => total + (weights[sign] ?? 0) * amount,
      start,
    ),
  );
