import { type difficulties, type MainCategory, questionTypes } from '@daedap/contract/categories';
import { keysOf } from '@daedap/contract/keys-of';
import type { Language } from '@daedap/contract/languages';
import { z } from 'zod';
import { type Competence, competences, type Topic, topics } from './competences.ts';

export type Localised = { readonly [language in Language]: string };

/**
 * One thing that a strong answer contains, and how it is told.
 *
 * A cue is a concept: words separated by spaces, all of which have to stand near each other. `/` stands between words that mean
 * the same. With `>` between its words they have to come in this order; a word after `!` must not stand between them.
 * Korean words are stems or nouns without endings, English words may be in any form.
 */
export type RubricPoint = {
  /** Unique within the question. */
  readonly id: string;
  /** A noun phrase. */
  readonly label: Localised;
  readonly cues: { readonly [language in Language]: readonly string[] };
  /** How many different cues make the point whole: 1 unless it says more. */
  readonly need?: number | undefined;
  /** Cues of statements that are false: one of them, not negated, takes the point away. */
  readonly wrong?: { readonly [language in Language]: readonly string[] } | undefined;
};

export type FollowUp = {
  /** The id of the point whose absence calls for this question. */
  readonly point: string;
  readonly text: Localised;
};

/** A question as it is written in the bank: its cell says the rest. */
export type CellQuestion = {
  readonly id: string;
  readonly text: Localised;
  readonly questionType: (typeof questionTypes)[number];
  readonly topic: Topic;
  readonly competence: Competence;
  /** Seconds that a good answer takes when there is no limit. */
  readonly expectedDuration: number;
  readonly points: readonly RubricPoint[];
  readonly followUps: readonly FollowUp[];
};

export type BankQuestion = CellQuestion & {
  readonly mainCategory: MainCategory;
  readonly subCategory: string;
  readonly difficulty: (typeof difficulties)[number];
};

const text = z.object({ ko: z.string(), en: z.string() });
const cues = z.object({ ko: z.array(z.string()), en: z.array(z.string()) });

const point = z.object({
  id: z.string(),
  label: text,
  cues,
  need: z.int().optional(),
  wrong: cues.optional(),
});

/** A file of the bank: the questions of one cell. What else they have to be, the bank's test says. */
export const cellSchema: z.ZodType<CellQuestion[]> = z.array(
  z.object({
    id: z.string(),
    text,
    questionType: z.enum(questionTypes),
    topic: z.enum(topics),
    competence: z.enum(keysOf(competences)),
    expectedDuration: z.int(),
    points: z.array(point),
    followUps: z.array(z.object({ point: z.string(), text })),
  }),
);
