import type { Language } from '@daedap/contract/languages';
import type { GapKind, StrengthKind } from '../feedback/findings.ts';
import { en } from './locales/en.ts';
import { ko } from './locales/ko.ts';

/** `{best}` and `{weakest}` name answers, `{count}` is how many answers have something, `{total}` how many there are. */
export type SessionTexts = {
  /** What an answer is called: its number and the beginning of its question. */
  readonly answer: string;
  readonly level: { readonly [level in SessionLevel]: string };
  readonly best: string;
  readonly weakest: string;
  readonly onlyOne: string;
  readonly even: string;
  readonly recurring: string;
  readonly strengthLine: string;
  readonly gapLine: string;
  readonly nothingHeard: string;
  /** The name of each strength, as a noun phrase. */
  readonly strengths: { readonly [kind in StrengthKind]: string };
  /** The name of each gap, as a noun phrase, and how to work on it. */
  readonly gaps: {
    readonly [kind in GapKind]: { readonly name: string; readonly practice: string };
  };
};

export const sessionLevels = ['excellent', 'good', 'fair', 'poor'] as const;
export type SessionLevel = (typeof sessionLevels)[number];

export const sessionTexts: { readonly [language in Language]: SessionTexts } = { ko, en };
