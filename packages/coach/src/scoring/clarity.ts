import type { Language } from '@daedap/contract/languages';
import type { ReadText } from '../text/read-text.ts';
import type { Marks } from './marks.ts';
import type { Measures } from './measures.ts';
import { clamp, towardsOne } from './saturate.ts';

/** Comfortable to listen to, in syllables (Korean) or words (English) a second. */
export const comfortablePace = {
  ko: { from: 3.2, to: 7 },
  en: { from: 1.7, to: 3.4 },
} as const satisfies Record<Language, { from: number; to: number }>;

/** A sentence of more words than this is hard to follow when spoken. */
export const longSentence = { ko: 24, en: 38 } as const satisfies Record<Language, number>;

/** What every part adds to clarity or takes from it, as a share of the whole. */
export type ClarityParts = {
  readonly fluency: number;
  readonly structure: number;
  readonly conclusionFirst: number;
  readonly conciseness: number;
  readonly fillers: number;
  readonly hedges: number;
  readonly repetition: number;
  readonly longSentences: number;
  readonly pace: number;
};

export function clarityParts(
  text: ReadText,
  marks: Marks,
  measures: Measures,
  capacity: number,
): ClarityParts {
  const { language } = text;
  const perWord = (count: number) => (measures.words === 0 ? 0 : count / measures.words);
  const markers =
    marks.step.length + marks.contrast.length + marks.example.length + marks.reason.length / 2;
  return {
    fluency: 0.74 * towardsOne(measures.words, fluentWords(language, capacity)),
    structure: 0.08 * towardsOne(markers, 1.2 + capacity / 40),
    conclusionFirst: measures.conclusionFirst ? 0.06 : 0,
    conciseness: 0.12 * measures.information,
    fillers: -Math.min(0.35, 6 * perWord(measures.fillers)),
    hedges: -Math.min(0.25, 5 * perWord(measures.hedges)),
    repetition: -0.7 * clamp(measures.repetition - 0.04, 0, 1),
    longSentences: isRunOn(text, measures) ? -0.05 : 0,
    pace: paceEffect(language, measures.pace),
  };
}

/** Few words cannot show much; how many are few depends on the time there is. */
const fluentWords = (language: Language, capacity: number) =>
  (language === 'ko' ? 0.4 : 0.7) * Math.min(capacity, 40) ** 0.8;

/** Without a single full stop nobody can say how long an English sentence was. */
const isRunOn = (text: ReadText, measures: Measures) =>
  measures.sentences > 1 && measures.sentenceLength > longSentence[text.language];

/** Slower or faster than the middle of what is comfortable takes a little away, far from it more. */
function paceEffect(language: Language, pace: number | null): number {
  if (pace === null) return 0;
  const { from, to } = comfortablePace[language];
  const middle = (from + to) / 2;
  const distance = (pace - middle) / ((to - from) / 2);
  return -Math.min(0.18, 0.025 * distance ** 2);
}
