import type { Language } from '@daedap/contract/languages';
import type { OwnQuestion } from '@daedap/contract/own-questions';
import type { MaterialKind } from './kinds.ts';

/** What an interviewer wants to know about a claim. */
export const intents = [
  'ownPart',
  'reason',
  'hardest',
  'proof',
  'differently',
  'lesson',
  'relation',
  'number',
  'conflict',
  'bookView',
  'gap',
  'contradiction',
  'alternative',
  'concept',
  'depth',
  'role',
  'process',
  'requirement',
] as const;

export type Intent = (typeof intents)[number];

export type MaterialDocument = {
  readonly id: string;
  readonly kind: MaterialKind;
  /** Already masked. */
  readonly text: string;
};

/** A sentence of a document, with its offsets in the masked text. */
export type SourceSentence = {
  readonly documentId: string;
  readonly start: number;
  readonly end: number;
  readonly sentence: string;
};

export type MadeQuestion = OwnQuestion & {
  readonly intent: Intent;
  readonly source: SourceSentence;
  /** The sentence of the job ad that the question compares the source with. */
  readonly requirement?: SourceSentence;
};

export type QuestionOrder = {
  readonly documents: readonly MaterialDocument[];
  readonly language: Language;
  /** The most questions wanted. Papers with little to ask about give fewer. */
  readonly count: number;
  /** The same seed gives the same questions. */
  readonly seed: string;
  /** Blind interview: no question names a school or a parent's job. */
  readonly blind?: boolean;
};

export function makeQuestions(_order: QuestionOrder): MadeQuestion[] {
  return [];
}
