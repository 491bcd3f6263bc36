import type { questionTypes } from '@daedap/contract/categories';
import { scoreWeights } from '@daedap/contract/constants/interview';
import type { PointResult } from '../relevance/points.ts';
import type { SubjectFit } from '../relevance/subject-fit.ts';
import type { ReadText } from '../text/read-text.ts';
import { clarityParts, type ClarityParts } from './clarity.ts';
import { depthParts, depthShare, type DepthParts } from './depth.ts';
import { discountsOf, type Discounts } from './discounts.ts';
import type { Marks } from './marks.ts';
import { measure, type Measures } from './measures.ts';
import { coverageOf, relevanceShare, truthOf } from './relevance.ts';
import { clamp, softly, toScore } from './saturate.ts';

export type Reading = {
  readonly answer: ReadText;
  readonly question: ReadText;
  readonly questionType: (typeof questionTypes)[number];
  readonly marks: Marks;
  /** Empty when nobody wrote a rubric for the question. */
  readonly points: readonly PointResult[];
  readonly subject: SubjectFit;
  readonly durationSeconds: number | null;
  /** Seconds that a good answer can use: the limit's or the question's. */
  readonly capacity: number;
};

export type Scored = {
  readonly score: number;
  readonly relevance: number;
  readonly clarity: number;
  readonly depth: number;
  readonly measures: Measures;
  readonly clarityParts: ClarityParts;
  readonly depthParts: DepthParts;
  readonly discounts: Discounts;
};

export const scoreOf = (relevance: number, clarity: number, depth: number) =>
  Math.round(
    scoreWeights.relevance * relevance +
      scoreWeights.clarity * clarity +
      scoreWeights.depth * depth,
  );

/** An answer this much about its question is about it: from here on its depth counts whole. */
const onSubject = 0.62;

export function scoreReading(reading: Reading): Scored {
  const { answer, question, marks, points, subject, capacity, questionType } = reading;
  const measures = measure(reading, pointFirst(reading));
  const discounts = discountsOf(answer, question, marks, measures, capacity);
  const { substance, hollow, disconnected } = discounts;
  const connected = 1 - 0.7 * disconnected;

  const about =
    relevanceShare(points, subject, capacity, questionType) *
    substance *
    connected *
    (1 - 0.75 * hollow);
  const spoken = clarityParts(answer, marks, measures, capacity);
  const clear = sum(Object.values(spoken)) - 0.6 * disconnected;
  const elements = depthParts(marks, measures.words, questionType);
  const coverage = points.length === 0 ? null : coverageOf(points, capacity);
  const deep =
    softly(depthShare(elements, measures, coverage, capacity, questionType)) *
    connected *
    (1 - 0.3 * hollow) *
    truthOf(points) *
    (0.12 + 0.88 * clamp(about / onSubject, 0, 1) ** 1.8);

  const [relevance, clarity, depth] = [
    toScore(about),
    toScore(clear * (0.4 + 0.6 * substance)),
    toScore(deep),
  ];
  return {
    score: scoreOf(relevance, clarity, depth),
    relevance,
    clarity,
    depth,
    measures,
    clarityParts: spoken,
    depthParts: elements,
    discounts,
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Whether the first sentence, or the first breath of speech without full stops, already answers. */
function pointFirst({ answer, points, subject, marks }: Reading): boolean {
  const opening = Math.min(answer.sentences[0]?.next ?? 0, answer.language === 'ko' ? 14 : 26);
  const made = points.some(({ matches }) => matches.some(({ words }) => words[0]! < opening));
  const named = subject.words.some((word) => word < opening);
  const ordered = marks.step.some(({ first }) => first < opening);
  return answer.words.length > opening && (made || named || ordered);
}
