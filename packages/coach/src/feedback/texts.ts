import type { Language } from '@daedap/contract/languages';
import { josa } from 'es-hangul';
import type { GapKind, StrengthKind } from './findings.ts';
import { en } from './locales/en.ts';
import { ko } from './locales/ko.ts';

/** `{label}` is the name of a rubric point, `{quote}` the user's own words. `fillIn` chooses from a pair like 이/가 behind them. */
export type FeedbackTexts = {
  readonly strengths: { readonly [kind in StrengthKind]: StrengthTexts };
  readonly gaps: { readonly [kind in GapKind]: GapTexts };
  /** Suggests to answer the `{question}` that an interviewer would ask next. */
  readonly answerThis: string;
  /** Notes on evidence that is neither a strength nor a gap. */
  readonly notes: { readonly subject: string; readonly sentence: string; readonly content: string };
};

export type StrengthTexts = {
  /** Beside a quote. */
  readonly note: string;
  /** In the list of strengths. */
  readonly line: string;
  /** Variants of a sentence of the feedback. */
  readonly praise: readonly string[];
};

export type GapTexts = {
  readonly note: string;
  /** Variants of a sentence of the feedback. */
  readonly gap: readonly string[];
  /** Variants of one concrete thing to try, for the list of improvements. */
  readonly tries: readonly string[];
};

export const feedbackTexts: { readonly [language in Language]: FeedbackTexts } = { ko, en };

type Filling = { readonly label: string; readonly quote: string };

const pairs = ['이/가', '을/를', '은/는', '와/과', '으로/로'] as const;

const withPair = new RegExp(String.raw`\{(label|quote)\}(${pairs.join('|')})?`, 'g');

/** Puts a label or a quote into a text and chooses the Korean particle that fits its last sound. */
export function fillIn(text: string, filling: Filling): string {
  return text.replaceAll(withPair, (_, name: keyof Filling, pair?: (typeof pairs)[number]) =>
    pair ? josa(filling[name], pair) : filling[name],
  );
}
