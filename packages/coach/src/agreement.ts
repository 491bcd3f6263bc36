import { z } from 'zod';
import measured from './agreement.json' with { type: 'json' };

/** A rank correlation: 1 for the same order, 0 for no relation. */
const correlation = z.number().min(-1).max(1);
const count = z.int().nonnegative();

const inOneLanguage = z.strictObject({
  /** How many answers were compared. */
  answers: count,
  /** The coach with the graders, for questions whose rubric it has. */
  withRubric: correlation,
  /** The same when it has to do without the rubric. */
  withoutRubric: correlation,
  /** The graders with each other, pair by pair. */
  graders: correlation,
  /** Points between the coach and the graders, on average. */
  meanError: z.number().nonnegative(),
  /** The share of answers that are at most one of the four bands off (docs/grading-guide.md). */
  withinOneBand: z.number().min(0).max(1),
});

const schema = z.strictObject({
  measuredOn: z.iso.date(),
  languages: z.strictObject({ ko: inOneLanguage, en: inOneLanguage }),
  /** Points that the coach gives answers of ten seconds more than the graders, on average. */
  tenSeconds: z.strictObject({ bias: z.number() }),
  /** Answers that want points without saying anything, and how many got them, with and without a rubric. */
  tricks: z.strictObject({ total: count, fooledKnown: count, fooledUnknown: count }),
});

export type Agreement = Readonly<z.infer<typeof schema>>;

/** How well the coach agrees with its graders. It stands apart from the coach, so that a page shows it without the bank. */
export const agreement: Agreement = schema.parse(measured);
