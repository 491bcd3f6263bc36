import type { difficulties, MainCategory, questionTypes } from '@daedap/contract/categories';
import type { Language } from '@daedap/contract/languages';
import type { Competence, Topic } from './competences.ts';

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
