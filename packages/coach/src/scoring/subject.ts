import type { Language } from '@daedap/contract/languages';
import type { Signs } from '../likelihood-model.ts';
import type { PointResult } from '../matching/points.ts';
import { meaningOf, nearness } from '../meaning/meaning.ts';
import { likelierIn } from '../meaning/standard-likeness.ts';
import { onceForEach } from '../once-for-each.ts';
import type { QuestionKind } from '../question-kind.ts';
import type { AnswerReading } from '../reading.ts';
import type { ReadText } from '../text/read-text.ts';
import { clamp, towardsOne } from './curves.ts';
import { soundsLike } from './answer-kind.ts';
import { likelihoodOf } from './likelihood.ts';

/** From these values on, more of a sign proves nothing more. */
const enough = { meant: 0.5, answered: 0.6, asked: 0.3 } as const;
/** Nothing is further away than this. */
const farthest = -0.3;
/** A long tale about something else may make a point by chance. From this nearness on, points count in full. */
const supporting = 0.3;
/** At this fit the words of typical answers are worth a half. */
const halfFit = 0.3;

/** What shows that an answer was given to this question and not to another one. */
export function signsOfBelonging(reading: AnswerReading): Signs {
  const { answer, question, answers, subject, points, capacity, kind } = reading;
  const said = placeOf(answer);
  const near = nearness(said, answers);
  const answered = clamp(near, farthest, enough.answered);
  return {
    /** How near its meaning is to the question's; below 0 if it is about something else. */
    meant: clamp(nearness(said, placeOf(question)), farthest, enough.meant),
    /** How near it is to answers: to the points of the question, or without a rubric to those of similar questions. */
    answered,
    /** Below 0 if it is nearer to answers to another question of the bank. A short answer shows little. */
    lead: leadOf(reading, near),
    /** How much likelier its words are in answers to what is asked than in those to other standard questions; below 0 if less. */
    likelier: likelierOf(reading),
    /** How many of the question's own words it uses. */
    asked: Math.min(subject.overlap, enough.asked),
    /** How many words of typical answers it uses. */
    expected: towardsOne(subject.fit, halfFit),
    /** How many points it makes; 0 without a rubric. */
    points: Math.min(1, coverageOf(points, capacity)) * clamp(answered / supporting, 0, 1),
    /** How much it sounds like an answer to a question of this kind. */
    told: soundsLike(kind, answer),
    /** How much nearer it comes to the points of another question than to those of its own. */
    behind: behindOf(reading),
    /** Who says more and shows nothing of the question is more surely elsewhere. */
    words: Math.log1p(answer.words.length),
  };
}

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

/** Where nobody compares it with other questions: half of what answers to another question are behind. */
const behindOnAverage = 0.17;

const behindOf = ({ others, points }: AnswerReading): number => {
  if (points.length === 0) return 0;
  return others ? others.covered - others.ownCovered : behindOnAverage;
};

/** An answer of so many words can show what it is about. */
const fullLength = { ko: 40, en: 70 } as const satisfies Record<Language, number>;

/** Up to 1: how much an answer can show. */
export const lengthOf = ({ words, language }: ReadText) =>
  Math.min(1, words.length / fullLength[language]);

/**
 * With log odds below `elsewhere` an answer counts as about something else, from `surely` on as fully
 * about its question. Without a rubric the words of an answer prove less, so that its share falls more slowly.
 */
const shareOdds = {
  belongs: { elsewhere: -5.5, surely: -1 },
  belongsUnknown: { elsewhere: -7, surely: -1.5 },
} as const;

/** A short answer can show little: less is asked of it where the coach knows what should be said. */
const shortAllowance = 0.5;

const nameFor = ({ points }: AnswerReading) => (points.length > 0 ? 'belongs' : 'belongsUnknown');

/** Log odds of belonging to the question. */
const oddsOfBelonging = onceForEach((reading: AnswerReading): number => {
  const name = nameFor(reading);
  const likely = likelihoodOf(name, reading.answer.language, signsOfBelonging(reading));
  const odds = Math.log(likely / (1 - likely));
  return name === 'belongs' ? odds + shortAllowance * (1 - lengthOf(reading.answer)) : odds;
});

/** From 0 (about something else) to 1 (about the question). */
export function aboutQuestion(reading: AnswerReading): number {
  const { elsewhere, surely } = shareOdds[nameFor(reading)];
  const share = (oddsOfBelonging(reading) - elsewhere) / (surely - elsewhere);
  return aboveFloor(clamp(share, 0, 1), floorOf(reading)) * reading.support;
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
const aboveFloor = (share: number, floor: number) => floor + (1 - floor) * share;
const floorOf = (reading: AnswerReading) =>
  reading.known === null
    ? leastOfUnknown[reading.kind] * clamp((1 + likelierOf(reading)) / (1 - halfProof), 0, 1)
    : 0;

/** With less proof that it is an answer to another standard question, nothing is taken away. */
const halfProof = 0.5;

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
