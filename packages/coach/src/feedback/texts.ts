import type { Language } from '@daedap/contract/languages';
import { josa } from 'es-hangul';
import type { GapKind, StrengthKind } from './findings.ts';
import { en } from './locales/en.ts';
import { ko } from './locales/ko.ts';

/** `{label}` is a rubric point's name, `{quote}` the user's own words; a pair like 이/가 after one of them follows its last sound. */
export type FeedbackTexts = {
  readonly strengths: { readonly [kind in StrengthKind]: StrengthTexts };
  readonly gaps: { readonly [kind in GapKind]: GapTexts };
  /** One thing to try: to answer the `{question}` that an interviewer would ask next. */
  readonly answerThis: string;
  /** Notes on evidence that is neither a strength nor a gap. */
  readonly notes: { readonly subject: string; readonly sentence: string; readonly content: string };
};

export type StrengthTexts = {
  /** Beside a quote. */
  readonly note: string;
  /** In the list of strengths. */
  readonly line: string;
  /** In the feedback, one of them. */
  readonly praise: readonly string[];
};

export type GapTexts = {
  readonly note: string;
  /** In the feedback, one of them. */
  readonly gap: readonly string[];
  /** One concrete thing to try, for the list of improvements. */
  readonly tries: readonly string[];
};

export const feedbackTexts: { readonly [language in Language]: FeedbackTexts } = { ko, en };

type Filling = { readonly label: string; readonly quote: string };

const pairs = ['이/가', '을/를', '은/는', '와/과', '으로/로'] as const;

const withPair = new RegExp(String.raw`\{(label|quote)\}(${pairs.join('|')})?`, 'g');

/** Puts a label or a quote into a text; a Korean particle after it follows its last sound. */
export function fillIn(text: string, filling: Filling): string {
  return text.replaceAll(withPair, (_, name: keyof Filling, pair?: (typeof pairs)[number]) =>
    pair ? josa(filling[name], pair) : filling[name],
  );
}
