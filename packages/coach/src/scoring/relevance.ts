import type { questionTypes } from '@daedap/contract/categories';
import type { PointResult } from '../relevance/points.ts';
import type { SubjectFit } from '../relevance/subject-fit.ts';
import { towardsOne } from './saturate.ts';

type QuestionType = (typeof questionTypes)[number];

/** Points that can be made in so many seconds. */
const reachable = (points: readonly PointResult[], capacity: number) =>
  Math.min(points.length, 0.7 + capacity / 22);

/** The share of the points within reach that was made; what was got wrong counts against it. */
export function coverageOf(points: readonly PointResult[], capacity: number): number {
  if (points.length === 0) return 0;
  const made = points.reduce((sum, { degree, wrong }) => sum + (wrong ? -0.7 : degree), 0);
  return Math.max(0, made) / reachable(points, capacity);
}

/** As many false statements as right ones leave this much of what the answer would be worth. */
const worthOfHalfTruth = 0.3;

/** 1 without a false statement. */
export function truthOf(points: readonly PointResult[]): number {
  const wrong = points.filter((point) => point.wrong).length;
  if (wrong === 0) return 1;
  const right = points.reduce((sum, { degree }) => sum + degree, 0);
  return worthOfHalfTruth ** ((2 * wrong) / (wrong + right));
}

/** How much an answer is about its question, from 0 to 1. */
export function relevanceShare(
  points: readonly PointResult[],
  subject: SubjectFit,
  capacity: number,
  questionType: QuestionType,
): number {
  return points.length === 0
    ? relevanceByWords(subject)
    : relevanceByRubric(points, subject, capacity, questionType);
}

/** What shows that an answer is about its question; the weights come from logistic regression on the calibration set. */
const withRubric = { start: -3.4, points: 3.2, fit: 5.8, overlap: 5.5 } as const;

function relevanceByRubric(
  points: readonly PointResult[],
  subject: SubjectFit,
  capacity: number,
  questionType: QuestionType,
): number {
  const { start, ...weights } = withRubric;
  const covered = Math.min(1.2, coverageOf(points, capacity));
  const sum =
    start +
    weights.points * covered +
    weights.fit * subject.fit +
    weights.overlap * answeredOverlap(covered, subject);
  // Nothing said is nothing shown.
  const shown = (logistic(sum) - logistic(start)) / (1 - logistic(start));
  const right = questionType === 'technical' ? rightness(covered) : 1;
  return shown * right * truthOf(points);
}

/** A technical answer may use all the right words and still explain nothing. */
const rightness = (covered: number) => 0.35 + 0.65 * Math.min(1, covered / 0.55);

/** The question's own words show much only beside words that answer it. */
const answeredOverlap = (covered: number, { overlap, fit }: SubjectFit) =>
  0.85 * Math.min(overlap, 0.1 + 0.5 * covered + 0.2 * fit) + 0.15 * overlap;

/** Without a rubric nobody can be sure, so that an answer gets a little for nothing. */
const withWords = { start: -1.4, fit: 12, overlap: 22, strength: 0.14 } as const;

function relevanceByWords({ fit, overlap }: SubjectFit): number {
  const sure = logistic(withWords.start + withWords.fit * fit + withWords.overlap * overlap);
  // Once it is sure, more words of the subject still count a little.
  const strong = towardsOne(overlap + fit / 2, 0.35);
  return (1 - withWords.strength) * sure + withWords.strength * strong;
}

const logistic = (value: number) => 1 / (1 + Math.exp(-value));
