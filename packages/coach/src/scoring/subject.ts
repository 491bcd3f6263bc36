import type { Language } from '@daedap/contract/languages';
import type { PointResult } from '../matching/points.ts';
import { meaningOf, nearness } from '../meaning/meaning.ts';
import { likelierIn } from '../meaning/standard-likeness.ts';
import { onceForEach } from '../once-for-each.ts';
import type { QuestionKind } from '../question-kind.ts';
import type { AnswerReading } from '../reading.ts';
import type { ReadText } from '../text/read-text.ts';
import { stretchesOf } from '../text/stretches.ts';
import { clamp, logistic, towardsOne } from './curves.ts';
import { weights, type Weights } from './weights.ts';

/** What shows that an answer is about its question. Each sign is at most 1, and enough of it is enough. */
export type SubjectSigns = {
  /** How near its meaning is to the question's; below 0 if it is about something else. */
  readonly meant: number;
  /** How near it is to answers: to the points of the question, or without a rubric to those of similar questions. */
  readonly answered: number;
  /** Below 0 if it is nearer to answers to another question of the bank. A short answer shows little. */
  readonly lead: number;
  /** How much likelier its words are in answers to what is asked than in those to other standard questions; below 0 if less. */
  readonly likelier: number;
  /** How many of the question's own words it uses. */
  readonly asked: number;
  /** How many words of typical answers it uses. */
  readonly expected: number;
  /** How many points it makes; 0 without a rubric. */
  readonly points: number;
};

export const subjectSignNames = [
  'meant',
  'answered',
  'lead',
  'likelier',
  'asked',
  'expected',
  'points',
] as const;

/** From these values on, more of a sign proves nothing more. */
const enough = { meant: 0.5, answered: 0.6, asked: 0.3 } as const;
/** Nothing is further away than this. */
const farthest = -0.3;
/** A long tale about something else may make a point by chance. From this nearness on, points count in full. */
const supporting = 0.3;
/** At this fit the words of typical answers are worth a half. */
const halfFit = 0.3;

export const subjectSigns = onceForEach((reading: AnswerReading): SubjectSigns => {
  const { answer, question, answers, subject, points, capacity } = reading;
  const said = placeOf(answer);
  const near = nearness(said, answers);
  const answered = clamp(near, farthest, enough.answered);
  return {
    meant: clamp(nearness(said, placeOf(question)), farthest, enough.meant),
    answered,
    lead: leadOf(reading, near),
    likelier: likelierOf(reading),
    asked: Math.min(subject.overlap, enough.asked),
    expected: towardsOne(subject.fit, halfFit),
    points: Math.min(1, coverageOf(points, capacity)) * clamp(answered / supporting, 0, 1),
  };
});

/** So much likelier, as a logarithm, is likely enough. */
const surelyLikelier = 2;

/** No standard question asks for knowledge. */
const likelierOf = (reading: AnswerReading): number =>
  reading.kind === 'knowledge'
    ? 0
    : clamp(
        likelierIn(reading.question, reading.answer, standardIdOf(reading)) / surelyLikelier,
        -1,
        1,
      );

/** The id of the standard question that is asked; null for any other one. */
export const standardIdOf = ({ known, isOwn }: AnswerReading) =>
  known && known.mainCategory === null && !isOwn ? known.id : null;

/** An answer that is this near to answers to another question may well be one to that question; so much nearer, it surely is. */
const nearAnother = { from: 0.5, within: 0.2 } as const;

/** Without a rubric of the bank nothing is known about answers to the question: they may be near to anything. */
function leadOf({ answer, others }: AnswerReading, near: number): number {
  if (!others) return 0;
  const share = clamp((others.nearest - nearAnother.from) / nearAnother.within, 0, 1);
  return lengthOf(answer) * share * Math.min(0, near - others.nearest);
}

const placeOf = (text: ReadText) => meaningOf(text.language).placeOf(text, 0, text.words.length);

/** How sure it is that an answer belongs to its question and not to another one. */
export const certaintyOf = (
  signs: SubjectSigns,
  { start, ...sure }: Weights['subject']['known'],
): number =>
  logistic(subjectSignNames.reduce((total, name) => total + sure[name] * signs[name], start));

/**
 * From this certainty on, an answer counts as fully about its question. A short answer can show little: less is asked of
 * it, from the first word up to the given number of words.
 */
const certainEnough = {
  ko: { least: 0.15, most: 0.65, words: 40 },
  en: { least: 0.15, most: 0.8, words: 70 },
} as const satisfies Record<Language, unknown>;

/** Up to 1: how much an answer can show. */
export const lengthOf = ({ words, language }: ReadText) =>
  Math.min(1, words.length / certainEnough[language].words);

/** Without a rubric less is known about what answers say, so that less is asked of them. */
const withoutRubric = 0.6;

/** From 0 (about something else) to 1 (about the question). */
export function shareAbout(certainty: number, answer: ReadText, hasRubric: boolean): number {
  const { least, most } = certainEnough[answer.language];
  const asked = (least + (most - least) * lengthOf(answer)) * (hasRubric ? 1 : withoutRubric);
  return Math.min(1, certainty / asked);
}

export function aboutQuestion(reading: AnswerReading): number {
  const { subject } = weights[reading.answer.language];
  const known = reading.points.length > 0;
  const sure = subject[known ? 'known' : 'unknown'];
  const share = shareAbout(certaintyOf(subjectSigns(reading), sure), reading.answer, known);
  return aboveFloor(share, floorOf(reading)) * reading.support;
}

/**
 * Without a rubric, what somebody tells of an experience or of oneself may be about anything: words that are far from the
 * question do not prove another subject, unless they are those of answers to another standard question.
 */
const leastOfUnknown: { readonly [kind in QuestionKind]: number } = {
  experience: 0.5,
  self: 0.25,
  situation: 0,
  knowledge: 0,
  opinion: 0,
};
export const aboveFloor = (share: number, floor: number) => floor + (1 - floor) * share;
export const floorOf = (reading: AnswerReading) =>
  reading.known === null
    ? leastOfUnknown[reading.kind] *
      clamp((1 + subjectSigns(reading).likelier) / (1 - halfProof), 0, 1)
    : 0;

/** With less proof that it is an answer to another standard question, nothing is taken away. */
const halfProof = 0.5;

/** A stretch this near to the question, or to its answers, is about it. */
const nearEnough = 0.25;
/** So much further away, it is about something else. */
const driftGap = 0.3;
/** Fewer stretches have no second half. */
const fewestStretches = 3;

/**
 * From 0 to 1: how far the second half of an answer strays from the question. An experience without a rubric may be about
 * anything, and nothing was learned about the points of a user's own question.
 */
export function driftFrom({
  answer,
  question,
  answers,
  kind,
  known,
  isOwn,
}: AnswerReading): number {
  const stretches = stretchesOf(answer);
  if (stretches.length < fewestStretches || isOwn || (!known && kind === 'experience')) return 0;
  const asked = placeOf(question);
  let [strayed, words] = [0, 0];
  for (const { first, next } of stretches.slice(Math.floor(stretches.length / 2))) {
    const said = meaningOf(answer.language).placeOf(answer, first, next);
    const near = Math.max(nearness(said, asked), nearness(said, answers));
    strayed += (next - first) * clamp((nearEnough - near) / driftGap, 0, 1);
    words += next - first;
  }
  return strayed / words;
}

/** Points that can be made in the time there is: a fraction of one, and one more for every 22 seconds. */
const pointsAtOnce = 0.7;
const secondsPerPoint = 22;
export const reachablePoints = (points: readonly PointResult[], capacity: number) =>
  Math.min(points.length, pointsAtOnce + capacity / secondsPerPoint);

/** The share of the points within reach that the answer makes. It may be over 1. */
export function coverageOf(points: readonly PointResult[], capacity: number): number {
  if (points.length === 0) return 0;
  const made = points.reduce((total, { degree }) => total + degree, 0);
  return made / reachablePoints(points, capacity);
}
