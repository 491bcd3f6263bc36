import { onceForEach } from '../once-for-each.ts';
import type { AnswerReading } from '../reading.ts';
import { clamp } from './curves.ts';
import { likelihoods, likelyWrong } from './likelihood.ts';
import { coverageOf, reachablePoints } from './subject.ts';

/** Up to the first likelihood of being wrong, an explanation counts as right; from the second on, it is none. */
const doubtful = { from: 0.15, full: 0.5 } as const;

/** An explanation that makes this share of the points within reach tells little of what was asked, or all of it. */
const told = { from: 0.5, full: 1 } as const;

/**
 * From 0 to 1: how much of what was asked an answer surely tells: the points of a right explanation, or those that the user brings. It is
 * content, however plain its words are: the coach has learned from other answers what empty talk sounds like.
 */
export const explainedShare = onceForEach((reading: AnswerReading): number => {
  const { kind, points, capacity, isOwn } = reading;
  if (isOwn) return clamp(coverageOf(points, capacity), 0, 1);
  if (kind !== 'knowledge' || points.length === 0) return 0;
  const said = likelihoods(reading).reduce((total, each) => total + each, 0);
  const doubt = (likelyWrong(reading) - doubtful.from) / (doubtful.full - doubtful.from);
  const enough = (said / reachablePoints(points, capacity) - told.from) / (told.full - told.from);
  return clamp(enough, 0, 1) * (1 - clamp(doubt, 0, 1));
});
