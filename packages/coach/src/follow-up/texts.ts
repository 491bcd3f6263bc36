import type { Language } from '@daedap/contract/languages';
import { en } from './locales/en.ts';
import { ko } from './locales/ko.ts';

/** What a follow-up asks for if the bank has no question. */
export const followUpGaps = [
  'wrong',
  'nothing',
  'action',
  'result',
  'number',
  'reason',
  'alternative',
  'reflection',
] as const;

export type FollowUpGap = (typeof followUpGaps)[number];

/** A pressure interview asks more sharply. */
export type Tone = 'calm' | 'sharp';

export type FollowUpTexts = {
  readonly [tone in Tone]: {
    /** How the user's own words, `{quote}`, lead to a `{question}`. */
    readonly quoting: readonly string[];
    /** How to ask a `{question}` of the bank without a quote. */
    readonly plain: readonly string[];
    readonly gaps: { readonly [gap in FollowUpGap]: readonly string[] };
  };
};

export const followUpTexts: { readonly [language in Language]: FollowUpTexts } = { ko, en };
