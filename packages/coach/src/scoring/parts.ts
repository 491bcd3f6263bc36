import type { Language } from '@daedap/contract/languages';
import { soundsRight } from '../meaning/explanations.ts';
import { meaningOf } from '../meaning/meaning.ts';
import type { QuestionKind } from '../question-kind.ts';
import type { AnswerReading } from '../reading.ts';
import type { ReadText } from '../text/read-text.ts';
import { stretchesOf } from '../text/stretches.ts';
import { clamp, towardsOne } from './curves.ts';
import type { Mark, MarkName } from './marks.ts';
import type { PartName } from '@daedap/contract/score-effects';
import { vocabularyOf, type Measures } from './measures.ts';
import { aboutQuestion, coverageOf, driftFrom, reachablePoints } from './subject.ts';
import { weights } from './weights.ts';

/** More is better in every part. 0 is neutral: nothing is known, or nothing is said. What lowers a score is below 0. */
export type PartValues = { readonly [name in PartName]: number };

/** An answer of a minute can hold everything. In less time, less is enough. */
const fullSeconds = 60;
/** How sharply a very short time differs from a short one. */
const hurry = 4;

export function measureParts(reading: AnswerReading, measures: Measures): PartValues {
  const { answer, question, marks } = reading;
  const { language } = answer;
  const time = Math.min(reading.capacity, fullSeconds) / fullSeconds;
  const words = Math.max(1, measures.words);
  const own =
    [...vocabularyOf(answer)].filter((key) => !question.byKey.has(key)).length +
    wordsOfExactness * exactnessOf(reading);
  const told = (names: readonly MarkName[]) =>
    names.reduce(
      (total, name) => total + towardsOne(marks[name].length, halfMentions(words)) / names.length,
      0,
    );
  const enough = enoughWords[language];
  const ideas = enoughIdeas.least + enoughIdeas.more * time;
  return {
    subject: aboutQuestion(reading),
    drift: -driftFrom(reading),
    points: pointsPart(reading),
    facts: factsPart(reading),
    ideas: Math.min(mostIdeas, Math.log1p(own / ideaScale) / Math.log1p(ideas / ideaScale)),
    volume: Math.min(
      mostVolume,
      Math.log1p(words - measures.fillers) / Math.log1p(enough.least + enough.more * time),
    ),
    // The less time there is, the less can be expected. Only in a few seconds that matters much.
    time: (1 - time) ** hurry,
    concrete: reading.isOwn ? ownConcretePart(reading) : concretePart(answer),
    figures: figuresPart(reading.kind, told(['number'])),
    deeds: told(deeds[reading.kind]),
    reasons: told(['reason', 'contrast', 'example']),
    order: told(['step']),
    opening: measures.conclusionFirst ? 1 : 0,
    pace: pacePart(language, measures.pace),
    fillers: -Math.sqrt(measures.fillers / words),
    repetition: -clamp((measures.repetition - normalRepetition) / (1 - normalRepetition), 0, 1),
    longSentences: -longSentencesPart(language, measures),
    virtues: -clamp(virtueWeight * (virtuesOf(reading).length / words - normalVirtues), 0, 1),
    sweeping: -sweepingPart(marks.sweeping.length),
  };
}

/** Different words of the speaker's own that are enough: 8, and up to 30 more in a full minute. */
const enoughIdeas = { least: 8, more: 30 } as const;
/** Where the curve of ideas starts to flatten, and the most that more than enough is worth. */
const ideaScale = 6;
const mostIdeas = 1.3;

const mostVolume = 1.2;
/** Words that are enough, in the same way. */
const enoughWords = {
  ko: { least: 12, more: 60 },
  en: { least: 20, more: 110 },
} as const satisfies Record<Language, unknown>;

/** One mention in an answer of up to 120 words is worth more than a half; in a longer answer one mention is little. */
const halfMentions = (words: number) => 0.7 * Math.max(1, words / 120) ** 0.7;

/** An exact explanation needs few words: it is worth as much as one with this many more. */
const wordsOfExactness = 12;

/** Opinions and explanations need no figures: without any they get what is usual elsewhere. */
const usualFigures = 0.4;
const figuresPart = (kind: QuestionKind, figures: number) =>
  kind === 'opinion' || kind === 'knowledge'
    ? usualFigures + (1 - usualFigures) * figures
    : figures;

/** What an answer to each kind of question tells. */
const deeds: { readonly [kind in QuestionKind]: readonly MarkName[] } = {
  experience: ['situation', 'ownAction', 'result', 'reflection'],
  self: ['situation', 'ownAction', 'plan', 'result'],
  situation: ['plan', 'step', 'reason'],
  opinion: ['reason', 'contrast', 'example'],
  knowledge: ['reason', 'contrast', 'example'],
};

/** Half of the points within reach are what people make on average. Without a rubric the part is neutral. */
const usualCoverage = 0.5;
const mostCoverage = 1.2;

function pointsPart({ points, capacity }: AnswerReading): number {
  if (points.length === 0) return 0;
  const likely = points.reduce((total, { certainty }) => total + certainty, 0);
  return Math.min(mostCoverage, likely / reachablePoints(points, capacity)) - usualCoverage;
}

/** For a question about knowledge, all of the points are the whole answer. Less proves little: what is false has the same words. */
const nearlyAllPoints = 0.6;

function exactnessOf({ kind, points }: AnswerReading): number {
  if (kind !== 'knowledge' || points.length === 0) return 0;
  const share = points.reduce((total, { degree }) => total + degree, 0) / points.length;
  return clamp((share - nearlyAllPoints) / (1 - nearlyAllPoints), 0, 1);
}

/** A right explanation shares more terms with other right ones than with wrong ones: by this much, it is neither. */
const usualTruth = 0.1;
/** By so much more or less, it is surely right or wrong. In Korean, what is right and what is wrong share more terms. */
const sureTruth = { ko: 0.3, en: 0.15 } as const satisfies Record<Language, number>;

/** From -1 (sounds wrong) to 2 (exact, and sounds right); 0 if neither is known. Who makes all of the points is not doubted. */
function factsPart(reading: AnswerReading): number {
  const { answer, known } = reading;
  const exactness = exactnessOf(reading);
  const sound = known && soundsRight(answer, known.id, answer.language);
  const truth =
    sound === null ? 0 : clamp((sound - usualTruth) / sureTruth[answer.language], -1, 1);
  return exactness + (truth < 0 ? (1 - exactness) * truth : truth);
}

/** A little repetition is normal, and so are a few words that sound like virtues. */
const normalRepetition = 0.04;
const normalVirtues = 0.01;
/** Words about virtues and promises. A word of the question is none: who is asked about trust talks about trust. */
export const virtuesOf = ({ answer, question, marks }: AnswerReading): readonly Mark[] =>
  marks.hollow.filter(
    ({ first }) => !answer.words[first]!.tokens.some(({ key }) => question.byKey.has(key)),
  );

/** If one word in six is about virtues, the answer is about nothing else. */
const virtueWeight = 6;

/** With this many claims like "always" and "no need", an answer is about nothing else. One of them may be a word that was misheard. */
const manyClaims = 4;
const sweepingPart = (claims: number) => Math.min(1, (claims / manyClaims) ** 3);

/** A stretch cannot sound emptier or fuller than this. */
const concreteness = { least: -6, most: 8 } as const;

/** From below 0 (empty talk) to 1 (content): the mean over the stretches of an answer. */
function concretePart(answer: ReadText): number {
  const meaning = meaningOf(answer.language);
  let [total, words] = [0, 0];
  for (const { first, next } of stretchesOf(answer)) {
    const value = meaning.concretenessOf(answer, first, next);
    total += (next - first) * clamp(value, concreteness.least, concreteness.most);
    words += next - first;
  }
  return words === 0 ? 0 : total / words / concreteness.most;
}

/**
 * The coach has learned from the bank what content sounds like. A user's own question may be about anything: who makes the
 * points that it asks for says as much as an ordinary answer.
 */
function ownConcretePart({ answer, points, capacity }: AnswerReading): number {
  const made = clamp(coverageOf(points, capacity), 0, 1);
  return Math.max(concretePart(answer), made * weights[answer.language].usual.concrete);
}

/** Halting speech, and fluent speech, in syllables (Korean) or words (English) a second. */
const paceRange = {
  ko: { halting: 2.4, fluent: 5.4, hasty: 7.5 },
  en: { halting: 1.4, fluent: 3.4, hasty: 4.6 },
} as const satisfies Record<Language, unknown>;

/** From -1 (halting) to 1 (fluent), then falling for those who hurry; 0 if the time is unknown. */
function pacePart(language: Language, pace: number | null): number {
  if (pace === null) return 0;
  const { halting, fluent, hasty } = paceRange[language];
  const rising = clamp((pace - halting) / (fluent - halting), 0, 1);
  return 2 * rising - 1 - clamp((pace - hasty) / 2, 0, 1);
}

function longSentencesPart(language: Language, { sentences, sentenceLength }: Measures): number {
  const normal = language === 'ko' ? 16 : 26;
  return sentences < 2 ? 0 : clamp((sentenceLength - normal) / normal, 0, 1);
}
