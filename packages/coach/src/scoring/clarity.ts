import type { Language } from '@daedap/contract/languages';
import type { AnswerReading } from '../reading.ts';
import type { ReadText } from '../text/read-text.ts';
import { clamp, sum, towardsOne } from './curves.ts';
import type { Discounts } from './discounts.ts';
import type { Marks } from './marks.ts';
import type { Measures } from './measures.ts';

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

/** The most that each quality adds. */
const gains = { fluency: 0.74, structure: 0.08, conclusionFirst: 0.06, conciseness: 0.12 } as const;

/** What fillers and hedges take away: their share of all words times `perShare`, at most `most`. */
const fillerLoss = { perShare: 6, most: 0.35 } as const;
const hedgeLoss = { perShare: 5, most: 0.25 } as const;
/** A little repetition is normal; the share of words beyond it is taken away by this factor. */
const normalRepetition = 0.04;
const repetitionLoss = 0.7;
const longSentenceLoss = 0.05;
/** What pace takes away: the squared distance from a comfortable pace times `perDistance`, at most `most`. */
const paceLoss = { perDistance: 0.025, most: 0.18 } as const;
/** A mere list of words loses this much. */
const listLoss = 0.6;
/** An answer without substance keeps this share of its clarity. */
const shareWithoutSubstance = 0.4;
const shareOfSubstance = 0.6;

/** Clarity from 0 to 1: how easy an answer is to follow, and the parts that make it up. */
export function measureClarity(
  reading: AnswerReading,
  measures: Measures,
  { disconnected, substance }: Discounts,
): { readonly share: number; readonly parts: ClarityParts } {
  const parts = clarityParts(reading, measures);
  const clear = sum(Object.values(parts)) - listLoss * disconnected;
  return { share: clear * (shareWithoutSubstance + shareOfSubstance * substance), parts };
}

function clarityParts(
  { answer, marks, capacity }: AnswerReading,
  measures: Measures,
): ClarityParts {
  const { language } = answer;
  const shareOf = (count: number) => (measures.words === 0 ? 0 : count / measures.words);
  return {
    fluency: gains.fluency * towardsOne(measures.words, halfFluentWords(language, capacity)),
    structure: gains.structure * towardsOne(structureMarks(marks), halfStructure(capacity)),
    conclusionFirst: measures.conclusionFirst ? gains.conclusionFirst : 0,
    conciseness: gains.conciseness * measures.information,
    fillers: -Math.min(fillerLoss.most, fillerLoss.perShare * shareOf(measures.fillers)),
    hedges: -Math.min(hedgeLoss.most, hedgeLoss.perShare * shareOf(measures.hedges)),
    repetition: -repetitionLoss * clamp(measures.repetition - normalRepetition, 0, 1),
    longSentences: hasLongSentences(answer, measures) ? -longSentenceLoss : 0,
    pace: paceEffect(language, measures.pace),
  };
}

/** So many words reach half of full fluency. It depends on the time there is, up to 40 seconds, but grows more slowly. */
const fluency = {
  factor: { ko: 0.4, en: 0.7 },
  mostSeconds: 40,
  exponent: 0.8,
} as const satisfies { factor: Record<Language, number>; mostSeconds: number; exponent: number };

const halfFluentWords = (language: Language, capacity: number) =>
  fluency.factor[language] * Math.min(capacity, fluency.mostSeconds) ** fluency.exponent;

/** Words that order an answer. A reason orders half as much as the others. */
const structureMarks = ({ step, contrast, example, reason }: Marks) =>
  step.length + contrast.length + example.length + reason.length / 2;

/** So many of them reach half of full structure; one more for every 40 seconds. */
const fewStructureMarks = 1.2;
const secondsPerStructureMark = 40;
const halfStructure = (capacity: number) => fewStructureMarks + capacity / secondsPerStructureMark;

/** A sentence of more words than this is hard to follow when spoken. */
const longSentence = { ko: 24, en: 38 } as const satisfies Record<Language, number>;

/** A single sentence proves nothing: speech recognition may have left out the full stops. */
export const hasLongSentences = ({ language }: ReadText, measures: Measures) =>
  measures.sentences > 1 && measures.sentenceLength > longSentence[language];

/** Comfortable to listen to, in syllables (Korean) or words (English) a second. */
export const comfortablePace = {
  ko: { from: 3.2, to: 7 },
  en: { from: 1.7, to: 3.4 },
} as const satisfies Record<Language, { from: number; to: number }>;

/** A pace near the middle of the comfortable range costs little; the cost grows with the square of the distance. */
function paceEffect(language: Language, pace: number | null): number {
  if (pace === null) return 0;
  const { from, to } = comfortablePace[language];
  const middle = (from + to) / 2;
  const distance = (pace - middle) / ((to - from) / 2);
  return -Math.min(paceLoss.most, paceLoss.perDistance * distance ** 2);
}
