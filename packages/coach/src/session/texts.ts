import type { Language } from '@daedap/contract/languages';
import type { GapKind } from '../feedback/finding.ts';
import type { StrengthKind } from '../feedback/praise.ts';
import { en } from './locales/en.ts';
import { ko } from './locales/ko.ts';

/** `{best}` and `{weakest}` name answers. */
export type SessionTexts = {
  /** What an answer is called: its number and the beginning of its question. */
  readonly answer: string;
  readonly level: { readonly [level in SessionLevel]: string };
  readonly best: string;
  readonly weakest: string;
  readonly onlyOne: string;
  readonly even: string;
  readonly nothingHeard: string;
  readonly where: WhereTexts;
  /** What was good, to be read after the answers that it was in. */
  readonly strengths: { readonly [kind in SessionStrength]: string };
  /** What could be better, in the same way, and what to practise, with half a sentence to start from. */
  readonly gaps: {
    readonly [kind in GapKind]: { readonly pattern: string; readonly practice: string };
  };
};

/** What the question asks for is one strength, whether the point can be named or not, and whether it is one or all. */
export type SessionStrength = Exclude<StrengthKind, 'core' | 'complete'>;

/** How the answers that have something in common are called. `{total}` and `{count}` are number words. */
export type WhereTexts = {
  readonly onlyAnswer: string;
  readonly both: string;
  readonly all: string;
  /** One answer, by its `{numbers}`. */
  readonly one: string;
  /** Two or three answers, by their `{numbers}`. */
  readonly few: string;
  readonly many: string;
  readonly number: string;
  /** Between the last two numbers, of two and of three. */
  readonly and: readonly [string, string];
  /** From two on. */
  readonly numberWords: readonly string[];
};

export const sessionLevels = ['excellent', 'good', 'fair', 'poor'] as const;
export type SessionLevel = (typeof sessionLevels)[number];

export const sessionTexts: { readonly [language in Language]: SessionTexts } = { ko, en };
