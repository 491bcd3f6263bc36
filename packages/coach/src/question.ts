import { type difficulties, type MainCategory, questionTypes } from '@daedap/contract/categories';
import { keysOf } from '@daedap/contract/keys-of';
import type { Language } from '@daedap/contract/languages';
import { z } from 'zod';
import { type Competence, competences, type Topic, topics } from './competences.ts';

export type Localised = { readonly [language in Language]: string };

/**
 * One thing that a strong answer contains, and the cues that show it.
 *
 * A cue is a concept: words separated by spaces that all have to be near each other. `/` separates words that mean the
 * same. With `>` between them, the words have to come in this order. A word after `!` must not be between them.
 * Korean words are stems or nouns without endings, English words may be in any form.
 */
export type RubricPoint = {
  /** Unique within the question. */
  readonly id: string;
  /** A noun phrase. */
  readonly label: Localised;
  /** Half a sentence with which a speaker can begin to make it, as one says it in an interview. It does not say the answer. */
  readonly start: Localised;
  readonly cues: { readonly [language in Language]: readonly string[] };
  /** How many different cues the whole point needs: 1 by default. */
  readonly need?: number | undefined;
  /** Cues of false statements: one of them, not negated, takes the point away. */
  readonly wrong?: { readonly [language in Language]: readonly string[] } | undefined;
};

export type FollowUp = {
  /** The id of the point that this question asks for if it is missing. */
  readonly point: string;
  readonly text: Localised;
};

/**
 * Two things that speakers mix up, in lines. The first one says how each is called, every further one what is true of the one
 * and what of the other, with ` : ` between them. Each side has cues of which one is enough, with ` | ` between them, or is `-`.
 * The words of such a cue stand in one clause, in any order.
 */
export type MixUp = { readonly [language in Language]: readonly string[] };

/** What the coach tells a candidate, and half a sentence with which the candidate begins to answer it. */
export type Prompt = { readonly text: Localised; readonly start: Localised };

/** What the coach can tell about a question, whatever the answer was. */
export type Prompts = {
  /**
   * What decides it, for who may have missed it: the right answer in a sentence ("… .") to a question about facts, and to every
   * other question a clause about what an interviewer weighs ("사정을 먼저 물어봤는지", "whether you asked first").
   */
  readonly crux: Prompt;
  /** What an interviewer asks after a full answer. */
  readonly deeper: Prompt;
};

/** A question as it is written in a file of the bank. */
export type CellQuestion = Prompts & {
  readonly id: string;
  readonly text: Localised;
  readonly questionType: (typeof questionTypes)[number];
  readonly topic: Topic;
  readonly competence: Competence;
  /** Seconds that a good answer takes without a limit. */
  readonly expectedDuration: number;
  readonly points: readonly RubricPoint[];
  /** Half a sentence that begins an answer, for who has said nothing yet. */
  readonly opening: Localised;
  readonly followUps: readonly FollowUp[];
  readonly mixUps?: readonly MixUp[] | undefined;
};

/** A question with a rubric: one of the bank, or one that the user brings with points. */
export type RubricQuestion = Pick<CellQuestion, 'id' | 'points' | 'followUps'> & {
  /** null if no category asks it. */
  readonly mainCategory: MainCategory | null;
  /** null if the user brings it. */
  readonly opening: Localised | null;
};

export type BankQuestion = CellQuestion & {
  readonly mainCategory: MainCategory;
  readonly subCategory: string;
  readonly difficulty: (typeof difficulties)[number];
};

/** A question of nearly every interview. No category asks it, but users bring it, in many wordings. */
export type StandardQuestion = CellQuestion & { readonly mainCategory: null };

/** A question that the coach has a rubric for. */
export type KnownQuestion = BankQuestion | StandardQuestion;

const text = z.object({ ko: z.string(), en: z.string() });
const prompt = z.object({ text, start: text });
export const promptsSchema = z.object({ crux: prompt, deeper: prompt });
const cues = z.object({ ko: z.array(z.string()), en: z.array(z.string()) });

const point = z.object({
  id: z.string(),
  label: text,
  start: text,
  cues,
  need: z.int().optional(),
  wrong: cues.optional(),
});

/** The schema of a file of questions. The test of the bank has further rules. */
export const cellSchema: z.ZodType<CellQuestion[]> = z.array(
  z.object({
    id: z.string(),
    text,
    questionType: z.enum(questionTypes),
    topic: z.enum(topics),
    competence: z.enum(keysOf(competences)),
    expectedDuration: z.int(),
    points: z.array(point),
    opening: text,
    followUps: z.array(z.object({ point: z.string(), text })),
    mixUps: z.array(cues).optional(),
    ...promptsSchema.shape,
  }),
);
