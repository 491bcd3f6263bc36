import type { PointResult } from '../matching/points.ts';
import type { SubjectFit } from '../matching/subject-fit.ts';
import type { AnswerReading } from '../reading.ts';
import { logistic, towardsOne } from './curves.ts';
import { connectedShare, type Discounts } from './discounts.ts';

/** A completely hollow answer loses this share of its relevance. */
const hollowPenalty = 0.75;

/** Relevance from 0 to 1: how much an answer is about its question. */
export function measureRelevance(reading: AnswerReading, discounts: Discounts): number {
  const matched =
    reading.points.length === 0 ? relevanceByWords(reading.subject) : relevanceByRubric(reading);
  return (
    matched *
    discounts.substance *
    connectedShare(discounts) *
    (1 - hollowPenalty * discounts.hollow)
  );
}

/**
 * How much each thing shows that an answer is about its question. Found by logistic regression on the calibration set;
 * `start` is the value of an answer that shows nothing.
 */
const rubricWeights = { start: -3.4, points: 3.2, fit: 5.8, overlap: 5.5 } as const;

/** Points beyond those within reach count up to this much. */
const mostCoverage = 1.2;

function relevanceByRubric({ points, subject, capacity, questionType }: AnswerReading): number {
  const { start, ...weights } = rubricWeights;
  const covered = Math.min(mostCoverage, coverageOf(points, capacity));
  const evidence =
    start +
    weights.points * covered +
    weights.fit * subject.fit +
    weights.overlap * answeredOverlap(covered, subject);
  // An answer that shows nothing gets 0, not logistic(start).
  const shown = (logistic(evidence) - logistic(start)) / (1 - logistic(start));
  const explained = questionType === 'technical' ? explainedShare(covered) : 1;
  return shown * explained * truthOf(points);
}

/**
 * The words of the question prove little without words that answer it: they count up to a cap that grows with what
 * was answered, and only a small part of them counts without a cap.
 */
const cappedOverlap = { share: 0.85, base: 0.1, perCoverage: 0.5, perFit: 0.2 } as const;
const uncappedOverlap = 0.15;

const answeredOverlap = (covered: number, { overlap, fit }: SubjectFit) =>
  cappedOverlap.share *
    Math.min(
      overlap,
      cappedOverlap.base + cappedOverlap.perCoverage * covered + cappedOverlap.perFit * fit,
    ) +
  uncappedOverlap * overlap;

/** A technical answer may use all the right words and explain nothing: without a point it keeps `least`. */
const technical = { least: 0.35, rest: 0.65, fullCoverage: 0.55 } as const;

const explainedShare = (covered: number) =>
  technical.least + technical.rest * Math.min(1, covered / technical.fullCoverage);

/** Points that can be made in the time there is: a fraction of one, and one more for every 22 seconds. */
const pointsAtOnce = 0.7;
const secondsPerPoint = 22;
const reachablePoints = (points: readonly PointResult[], capacity: number) =>
  Math.min(points.length, pointsAtOnce + capacity / secondsPerPoint);

/** A false statement takes away this much of a point. */
const falseStatementCost = 0.7;

/** The share of the points within reach that the answer makes. It may be over 1. */
export function coverageOf(points: readonly PointResult[], capacity: number): number {
  if (points.length === 0) return 0;
  const made = points.reduce(
    (total, { degree, wrong }) => total + (wrong ? -falseStatementCost : degree),
    0,
  );
  return Math.max(0, made) / reachablePoints(points, capacity);
}

/** An answer with as many false statements as right ones keeps this share of its worth. */
const worthOfHalfTruth = 0.3;

/** The share of its worth that an answer keeps: 1 without a false statement. */
export function truthOf(points: readonly PointResult[]): number {
  const wrong = points.filter((point) => point.wrong).length;
  if (wrong === 0) return 1;
  const right = points.reduce((total, { degree }) => total + degree, 0);
  return worthOfHalfTruth ** ((2 * wrong) / (wrong + right));
}

/** Without a rubric the words cannot prove much, so an answer that shows nothing still gets a little. */
const wordWeights = { start: -1.4, fit: 12, overlap: 22 } as const;
/** Part of the score that still grows when the answer is surely about its question. */
const strengthShare = 0.14;
/** Strength is the overlap and half of the fit; at this amount it reaches a half. */
const halfStrength = 0.35;

function relevanceByWords({ fit, overlap }: SubjectFit): number {
  const certainty = logistic(
    wordWeights.start + wordWeights.fit * fit + wordWeights.overlap * overlap,
  );
  const strength = towardsOne(overlap + fit / 2, halfStrength);
  return (1 - strengthShare) * certainty + strengthShare * strength;
}
