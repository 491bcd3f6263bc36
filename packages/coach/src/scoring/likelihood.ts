import type { Language } from '@daedap/contract/languages';
import { z } from 'zod';
import { likelihoodFrom, likelihoodModel, type Signs } from '../likelihood-model.ts';
import { type Leaning, leaningOf } from '../meaning/leanings.ts';
import { soundsRight } from '../meaning/explanations.ts';
import { meaningOf, nearness, type Place } from '../meaning/meaning.ts';
import { onceForEach } from '../once-for-each.ts';
import type { AnswerReading } from '../reading.ts';
import { stretchesOf } from '../text/stretches.ts';
import { concretePart } from './concrete.ts';
import { clamp } from './curves.ts';
import written from './likelihood.json' with { type: 'json' };

/**
 * How likely something is, given the whole answer: that it says a point, that it is a wrong explanation (with and without a
 * rubric), that what it tells is careless, that it strays from the question, that it evades it, that it belongs to its question
 * and not to another one. `training/fit-likelihood.ts` fits them to the labelled answers.
 */
export const likelihoodNames = [
  'said',
  'wrong',
  'wrongUnknown',
  'careless',
  'strays',
  'straysUnknown',
  'wanders',
  'wandersUnknown',
  'evades',
  'belongs',
  'belongsUnknown',
] as const;
export type LikelihoodName = (typeof likelihoodNames)[number];

const ofLanguage = z.record(z.enum(likelihoodNames), likelihoodModel);
const models: { readonly [language in Language]: z.infer<typeof ofLanguage> } = z
  .object({ ko: ofLanguage, en: ofLanguage })
  .parse(written);

export const likelihoodOf = (name: LikelihoodName, language: Language, signs: Signs): number =>
  likelihoodFrom(models[language][name], signs);

/** So many cues prove a point as well as more. */
const enoughCues = 3;

/** A certainty on a scale without ends; nothing is quite sure. */
const odds = (certainty: number) => Math.log((certainty + 0.005) / (1.005 - certainty));

/**
 * What shows that an answer says each point: how sure its words make it, and the rest of the answer. A full and concrete
 * answer says more than the coach recognises, and the first points of a rubric are said most often.
 */
export function signsOfPoints(reading: AnswerReading, lean: Leaning = leaningOf): Signs[] {
  const { answer, answers, capacity, points } = reading;
  const { length } = answer.words;
  const place = meaningOf(answer.language).placeOf(answer, 0, length);
  const whole = {
    words: Math.log1p(length),
    time: Math.log(capacity),
    concrete: concretePart(answer),
    near: nearness(place, answers),
    sound: soundOf(reading),
    substance: lean('substance', answer),
    decency: lean('decency', answer),
  };
  const all = points.map(({ certainty }) => odds(certainty));
  const total = all.reduce((sum, value) => sum + value, 0);
  return points.map(({ matches, wrong }, index) =>
    Object.assign(
      {
        certainty: all[index]!,
        cues: Math.min(matches.length, enoughCues),
        others: points.length < 2 ? 0 : (total - all[index]!) / (points.length - 1),
        place: index,
        wrong: wrong ? 1 : 0,
      },
      whole,
    ),
  );
}

/** How much nearer the answer is to right explanations than to wrong ones; 0 if the bank has none. */
const soundOf = onceForEach(
  ({ answer, known }: AnswerReading): number =>
    (known && soundsRight(answer, known.id, answer.language)) ?? 0,
);

/** How likely the answer says each of its points. Nothing was learned about the points of a user's own question. */
export const likelihoods = onceForEach((reading: AnswerReading): readonly number[] =>
  reading.isOwn
    ? reading.points.map(({ certainty }) => certainty)
    : signsOfPoints(reading).map((signs) => likelihoodOf('said', reading.answer.language, signs)),
);

/** Claims like "always" and "no need" count up to this many. */
const manyClaims = 4;

export function signsOfWrong(reading: AnswerReading, lean: Leaning = leaningOf): Signs {
  const { answer, marks, points, falsehoods, things } = reading;
  const said = points.reduce((total, { certainty }) => total + certainty, 0);
  return {
    truth: lean('truth', answer),
    sound: soundOf(reading),
    said: points.length === 0 ? 0 : said / points.length,
    listed: points.some(({ wrong }) => wrong) || falsehoods.length > 0 ? 1 : 0,
    mixedUp:
      (things.wrong.length - things.right.length) / (things.wrong.length + things.right.length + 1),
    sweeping: Math.min(manyClaims, marks.sweeping.length) / manyClaims,
    words: Math.log1p(answer.words.length),
  };
}

const wrongSigns = onceForEach((reading: AnswerReading): Signs => signsOfWrong(reading));

/** How likely the answer is a wrong explanation; 0 if the question does not ask for one. */
export const likelyWrong = onceForEach((reading: AnswerReading): number =>
  reading.kind === 'knowledge' ? wrongFrom(reading, wrongSigns(reading)) : 0,
);

/** The same, whatever the bank lists as false. */
export const soundsWrong = onceForEach((reading: AnswerReading): number =>
  reading.kind === 'knowledge' ? wrongFrom(reading, { ...wrongSigns(reading), listed: 0 }) : 0,
);

const wrongFrom = ({ answer, points }: AnswerReading, signs: Signs) =>
  likelihoodOf(points.length > 0 ? 'wrong' : 'wrongUnknown', answer.language, signs);

export const signsOfCareless = ({ answer }: AnswerReading, lean: Leaning = leaningOf): Signs => ({
  decency: lean('decency', answer),
  words: Math.log1p(answer.words.length),
});

/** How likely what the answer tells is selfish, dishonest or careless; 0 for an explanation. */
export const likelyCareless = onceForEach((reading: AnswerReading): number =>
  reading.kind === 'knowledge'
    ? 0
    : likelihoodOf('careless', reading.answer.language, signsOfCareless(reading)),
);

/** A stretch this near to the question, or to its answers, is about it. */
const nearEnough = 0.25;
/** So much further away, it is about something else. */
const driftGap = 0.3;
/** Fewer stretches have no second half. */
const fewestToDrift = 3;

/**
 * From 0 to 1: how far the second half of an answer strays from the question. An experience without a rubric may be about
 * anything, and nothing was learned about the points of a user's own question.
 */
function driftFrom({ answer, question, answers, kind, known, isOwn }: AnswerReading): number {
  const stretches = stretchesOf(answer);
  if (stretches.length < fewestToDrift || isOwn || (!known && kind === 'experience')) return 0;
  const meaning = meaningOf(answer.language);
  const asked = meaning.placeOf(question, 0, question.words.length);
  let [strayed, words] = [0, 0];
  for (const { first, next } of stretches.slice(Math.floor(stretches.length / 2))) {
    const said = meaning.placeOf(answer, first, next);
    const near = Math.max(nearness(said, asked), nearness(said, answers));
    strayed += (next - first) * clamp((nearEnough - near) / driftGap, 0, 1);
    words += next - first;
  }
  return strayed / words;
}

/** What shows that an answer strays: its second half is far from the question, from what answers are about, and from every point. */
export function signsOfStraying(reading: AnswerReading, lean: Leaning = leaningOf): Signs {
  const { answer, answers, question, known } = reading;
  const meaning = meaningOf(answer.language);
  const places = (known && meaning.pointsOf(known.id)) ?? [];
  const asked = meaning.placeOf(question, 0, question.words.length);
  const stretches = stretchesOf(answer);
  const later = stretches
    .slice(Math.max(1, Math.ceil(stretches.length / 2)))
    .map(({ first, next }) => meaning.placeOf(answer, first, next));
  const mean = (nearOf: (place: Place) => number) =>
    later.length === 0 ? 0 : later.reduce((sum, each) => sum + nearOf(each), 0) / later.length;
  const likely = likelihoods(reading);
  return {
    drift: driftFrom(reading),
    nearQuestion: mean((place) => Math.max(nearness(place, asked), nearness(place, answers))),
    nearPoints: mean((place) => Math.max(0, ...places.map((point) => nearness(place, point)))),
    said: likely.reduce((sum, each) => sum + each, 0) / Math.max(1, likely.length),
    focus: lean('focus', answer),
    leastFocused: leastFocused(reading, lean),
    wording: lean('clarity', answer),
    substance: lean('substance', answer),
    decency: lean('decency', answer),
    words: Math.log1p(answer.words.length),
  };
}

/** What the third of the stretches leans to that sounds most like straying: a side story is a part of an answer. */
function leastFocused({ answer }: AnswerReading, lean: Leaning): number {
  const least = stretchesOf(answer)
    .map(({ first, next }) => lean('focus', answer, first, next))
    .toSorted((one, two) => one - two);
  const third = least.slice(0, Math.ceil(least.length / 3));
  return third.reduce((sum, each) => sum + each, 0) / Math.max(1, third.length);
}

/** Fewer stretches have nowhere to stray to. */
const fewestStretches = 2;

const strayingSigns = onceForEach((reading: AnswerReading): Signs => signsOfStraying(reading));

/** Nothing was learned about a user's own points. */
const canStray = ({ answer, isOwn }: AnswerReading) =>
  !isOwn && stretchesOf(answer).length >= fewestStretches;

/** One of two models says how likely the answer strays: one for questions with a rubric, one for those without. */
const strayingBy = (known: LikelihoodName, unknown: LikelihoodName) => (reading: AnswerReading) =>
  canStray(reading)
    ? likelihoodOf(reading.known ? known : unknown, reading.answer.language, strayingSigns(reading))
    : 0;

/** How likely the answer begins with the question and goes on to something else. */
export const likelyStrays = strayingBy('strays', 'straysUnknown');

/** How likely the answer strays, or loses itself in side stories on its way. */
export const likelyWanders = strayingBy('wanders', 'wandersUnknown');

/** An answer that says nothing of what was asked makes fewer points than this on average. */
const usuallySaid = 0.4;

/** How much more of its points the answer makes than such an answer; without a rubric nothing is known about them. */
function saidMore({ known, points }: AnswerReading): number {
  const said = points.reduce((total, { certainty }) => total + certainty, 0);
  return known ? said / points.length - usuallySaid : 0;
}

/** What shows that an answer evades its question: words of empty and evasive answers, and no point that is made. */
export function signsOfEvading(reading: AnswerReading, lean: Leaning = leaningOf): Signs {
  const { answer, answers } = reading;
  return {
    directness: lean('directness', answer),
    substance: lean('substance', answer),
    decency: lean('decency', answer),
    concrete: concretePart(answer),
    near: nearness(meaningOf(answer.language).placeOf(answer, 0, answer.words.length), answers),
    said: saidMore(reading),
    words: Math.log1p(answer.words.length),
  };
}

/** How likely the answer leaves its question unanswered: it is put off, or nothing but fine words. Nothing was learned about a user's own points. */
export const likelyEvades = onceForEach((reading: AnswerReading): number =>
  reading.isOwn ? 0 : likelihoodOf('evades', reading.answer.language, signsOfEvading(reading)),
);

/** From 0 to 1: how far a likelihood is above what nearly every answer has. */
export const beyond = (likelihood: number, usual: number) =>
  clamp((likelihood - usual) / (1 - usual), 0, 1);
