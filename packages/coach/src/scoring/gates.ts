import type { Language } from '@daedap/contract/languages';
import type { GateName } from '@daedap/contract/score-effects';
import type { PointResult } from '../matching/points.ts';
import type { QuestionKind } from '../question-kind.ts';
import type { AnswerReading } from '../reading.ts';
import type { ReadText } from '../text/read-text.ts';
import { clamp } from './curves.ts';
import { explainedShare } from './explained.ts';
import { likelyEvades, likelyStrays, likelyWrong, soundsWrong } from './likelihood.ts';
import { vocabularyOf, type Measures } from './measures.ts';
import { isAsked } from './marks.ts';
import { meaningOf, nearness } from '../meaning/meaning.ts';
import { likelierIn } from '../meaning/standard-likeness.ts';
import { strangenessOf } from '../meaning/strange-words.ts';
import type { PartValues } from './parts.ts';
import { coverageOf, lengthOf, standardIdOf } from './subject.ts';

/** The share of its scores that an answer keeps at each gate: 1 for an answer that is no trick. */
export type Gates = { readonly [name in GateName]: number };

export function findGates(reading: AnswerReading, measures: Measures, parts: PartValues): Gates {
  const { answer, question, capacity, points, falsehoods } = reading;
  const { vocabulary, connection, repetition } = measures;
  const own = [...vocabularyOf(answer)].filter((key) => !question.byKey.has(key)).length;
  const disconnected = clamp(
    (leastConnection[answer.language] - connection) / listConnectionGap,
    0,
    1,
  );
  const demands = demandsOf(reading, vocabulary);
  const coverage = coverageOf(points, capacity);
  const about = parts.subject / leastAbout(reading, coverage);
  const elsewhere = tellsOfOthers(reading)
    ? 1
    : Math.max(
        clamp(1 - about, 0, 1),
        answersAnotherStandard(reading),
        (1 - parts.subject * explainedShare(reading)) * makesOtherPoints(reading),
      );
  const repeated = clamp((repetition - muchRepetition) / (1 - muchRepetition), 0, 1);
  // An exact explanation is content, however plain it sounds, and so is what a user's own rubric asks for.
  const explained = reading.kind === 'knowledge' || reading.isOwn ? clamp(coverage, 0, 1) : 0;
  const least = leastContent[answer.language] - contentForVirtues * parts.virtues;
  const empty =
    clamp((least - parts.concrete) / emptyGap, 0, 1) *
    clamp((richWords - parts.substance) / emptyWordsGap, 0, 1) *
    evadesOf(reading) *
    (1 - explained);
  return {
    echo: Math.max(
      explainedShare(reading),
      clamp(own / enoughOwnWords(capacity), 0, 1) ** echoExponent,
    ),
    list: 1 - most.list * disconnected,
    nonsense: 1 - most.nonsense * nonsenseOf(reading),
    repeated: 1 - most.repeated * Math.sqrt(repeated),
    demand: 1 - most.demand * demands,
    otherSubject: 1 - (reading.isOwn ? most.otherThanOwn : most.otherSubject) * elsewhere,
    empty: 1 - most.empty * empty,
    falsehood:
      (1 - (1 - truthOf(points, falsehoods)) * doubtOf(reading)) *
      (1 - most.probablyFalse * falseAsAWhole(reading)),
  };
}

/** The largest share that each gate takes away. */
const most = {
  list: 0.75,
  nonsense: 0.75,
  repeated: 0.75,
  demand: 0.75,
  otherSubject: 0.85,
  /** Nothing was learned about a user's own question: its gate alone tells another subject. */
  otherThanOwn: 0.92,
  empty: 0.65,
  /** An explanation in the words of wrong ones may be right all the same. */
  probablyFalse: 0.52,
} as const;

/** An answer needs 3 different words of its own, and one more for every 10 of its first 30 seconds. */
const fewestOwnWords = 3;
const secondsPerOwnWord = 10;
const countedSeconds = 30;
const enoughOwnWords = (capacity: number) =>
  fewestOwnWords + Math.min(capacity, countedSeconds) / secondsPerOwnWord;
/** Below enough words of its own, an answer loses faster than what is missing. */
const echoExponent = 1.3;

/** Speech has a particle, an ending or a small word for nearly every word with a meaning: at least this share. */
const leastConnection = { ko: 0.3, en: 0.2 } as const satisfies Record<Language, number>;
/** This far below it, the answer is a mere list. */
const listConnectionGap = 0.12;

/** Asking for a score weighs as much as this many other words. */
const demandWords = 17;
/** In an answer of more different words, "점수를 주다" once is a part of what is told. */
const fewWords = 10;

/** From 0 to 1: how much of an answer asks for a score. Who is asked about marks and tests talks about them. */
function demandsOf(reading: AnswerReading, vocabulary: number): number {
  const asking = reading.marks.demand.filter((mark) => !isAsked(reading, mark)).length;
  return asking === 1 && vocabulary > fewWords
    ? 0
    : clamp((asking * demandWords) / Math.max(1, vocabulary), 0, 1);
}

/**
 * With this much strangeness an answer may be nonsense, with that much it surely is: of 1,823 answers that graders accept, five
 * Korean and four English ones are above the first limit, and one is above the second.
 */
const strange: {
  readonly [language in Language]: { readonly maybe: number; readonly surely: number };
} = {
  ko: { maybe: 0.13, surely: 0.18 },
  en: { maybe: 0.09, surely: 0.14 },
};

/** Strange words without verbs are no sentences: less strangeness shows that they make no sense. */
const strangeWithoutVerbs = { maybe: 0.07, surely: 0.11 } as const;
/** In Korean speech more than every sixth word is a verb with an ending. Shorter answers may have fewer. */
const leastVerbShare = 0.175;
const leastWordsForVerbs = 20;

function isVerbless({ language, words }: ReadText): boolean {
  if (language !== 'ko' || words.length < leastWordsForVerbs) return false;
  const verbs = words.filter(({ tokens }) => tokens.some(({ tag }) => tag.startsWith('E')));
  return verbs.length / words.length < leastVerbShare;
}

/** From 0 to 1: how surely the sentences of an answer make no sense. Nothing is known about the words of a user's own question. */
function nonsenseOf({ answer, question, isOwn }: AnswerReading): number {
  if (isOwn) return 0;
  const { maybe, surely } = isVerbless(answer) ? strangeWithoutVerbs : strange[answer.language];
  return clamp((strangenessOf(answer, question) - maybe) / (surely - maybe), 0, 1);
}

/** Above this share of repeated words, an answer repeats itself. */
const muchRepetition = 0.3;
/** Below this, an answer is surely about something else. It takes less if the answer makes none of the points. */
const surelyElsewhere = { withRubric: 0.35, noPoint: 0.45 } as const;
/** Without a rubric less is enough for an experience, or for who one is, which may be about anything, than for what names its subject. */
const surelyElsewhereOfKind: { readonly [kind in QuestionKind]: number } = {
  experience: 0.4,
  self: 0.5,
  situation: 0.6,
  knowledge: 0.6,
  opinion: 0.6,
};
/** Nothing was learned about the points of a user's own question: more is asked of its answers. */
const surelyElsewhereOfOwn = { withRubric: 0.75, noPoint: 0.85 } as const;
const fewestPoints = 0.05;

/**
 * Without a rubric, an answer that probably strays has to be so much more surely about its question: in full from the second
 * likelihood on. Of 5,668 good answers none loses more than ten points by it.
 */
const straying = { from: 0.4, full: 0.6, more: 0.35 } as const;

function leastAbout(reading: AnswerReading, coverage: number): number {
  const { points, isOwn, kind } = reading;
  if (points.length === 0) {
    const { from, full, more } = straying;
    const strays = clamp((likelyStrays(reading) - from) / (full - from), 0, 1);
    return surelyElsewhereOfKind[kind] + more * strays;
  }
  const { noPoint, withRubric } = isOwn ? surelyElsewhereOfOwn : surelyElsewhere;
  return coverage < fewestPoints ? noPoint : withRubric;
}

/**
 * So much less likely in answers to the standard question that is asked than in those to others, as a logarithm. Of 394 good
 * answers four are below the first limit, and nearly half of all answers to other ones.
 */
const lessLikely = { maybe: -2, surely: -3 } as const;

/** From 0 to 1: how surely the answer is one to another standard question than the one that is asked. A short one shows little. */
function answersAnotherStandard(reading: AnswerReading): number {
  const { question, answer } = reading;
  const id = standardIdOf(reading);
  if (id === null) return 0;
  const { maybe, surely } = lessLikely;
  const below = (maybe - likelierIn(question, answer, id)) / (maybe - surely);
  return lengthOf(answer) * clamp(below, 0, 1);
}

/**
 * From `maybe` to `surely`: an answer makes the points of another question of the bank instead of those of its own. Of 2,777 good
 * answers six lose more than ten points by it; of 1,394 strong answers under another question 13 keep more than 30, and 79 would without it.
 */
const otherPoints = {
  /** How near it comes to all points of the other question, */
  covered: { maybe: 0.6, surely: 0.64 },
  /** which share of that is missing for its own, */
  missing: { maybe: 0.2, surely: 0.28 },
  /** and how much nearer the whole answer is to answers to the other one. */
  nearer: { maybe: 0.05, surely: 0.13 },
} as const;
const otherSigns = ['covered', 'missing', 'nearer'] as const;

/** From 0 to 1: how surely the answer makes the points of another question of the bank. A short one shows little. */
function makesOtherPoints({ answer, answers, others }: AnswerReading): number {
  if (!others || others.covered <= 0) return 0;
  const { covered, ownCovered, nearest } = others;
  const place = meaningOf(answer.language).placeOf(answer, 0, answer.words.length);
  const found = {
    covered,
    missing: 1 - ownCovered / covered,
    nearer: nearest - nearness(place, answers),
  };
  return otherSigns.reduce((sure, name) => {
    const { maybe, surely } = otherPoints[name];
    return sure * clamp((found[name] - maybe) / (surely - maybe), 0, 1);
  }, lengthOf(answer));
}

/** Whether somebody who is asked about an experience tells one of others: the story of a film, or a tale without the teller. */
function tellsOfOthers({ kind, marks, answer, question }: AnswerReading): boolean {
  if (kind !== 'experience') return false;
  const opening = answer.sentences[0]?.next ?? 0;
  const retellsFiction = marks.fiction.some(
    ({ first }) =>
      first < opening && answer.words[first]!.tokens.every(({ key }) => !question.byKey.has(key)),
  );
  return retellsFiction || lacksTeller(answer);
}

/** Of 800 English answers of this length about an experience, all but one (a wrong explanation) say "I" or "we". Korean ones need not. */
const leastWordsOfTale = 60;
const lacksTeller = ({ language, words, raw }: ReadText) =>
  language === 'en' && words.length >= leastWordsOfTale && !/\b(i|me|we|us)\b/i.test(raw);

/** An answer that people accept has at least this much content. So far below it, it is nothing but empty talk. */
const leastContent = { ko: 0.14, en: 0.05 } as const satisfies Record<Language, number>;
const emptyGap = 0.2;
/** Words of answers that graders rated high are not empty, however plain they sound; so far below, they prove nothing. */
const richWords = 0.5;
const emptyWordsGap = 0.3;
/**
 * Plain Korean words are empty only where the whole answer may evade its question: from the first likelihood on, and from the
 * second in full. Without this, every ninth decent Korean answer was taken for an empty one; English ones are not helped by it.
 */
const evading = { from: 0.28, full: 0.45 } as const;

/** From 0 to 1: how far an answer may be one that says nothing. */
const evadesOf = (reading: AnswerReading) =>
  reading.answer.language === 'en'
    ? 1
    : clamp((likelyEvades(reading) - evading.from) / (evading.full - evading.from), 0, 1);

/** Who talks of nothing but virtues has to show this much more. */
const contentForVirtues = 0.4;

/** From this likelihood of being wrong on, a false statement that the bank lists counts in full. */
const probablyWrong = 0.3;

/** A right explanation may have the words of a false statement: how much the rest of the answer agrees that it is one. */
const doubtOf = (reading: AnswerReading) =>
  reading.known && reading.kind === 'knowledge'
    ? clamp(soundsWrong(reading) / probablyWrong, 0, 1)
    : 1;

/**
 * An explanation that is probably wrong loses a share from the first likelihood on, and the most from the second on; a short
 * one can show little. With a rubric 14 of 270 right ones are above the first limit, and 80 of 99 wrong ones. Without one, words alone
 * tell it: of 283 right Korean explanations 11 are above the first limit, of 344 English ones 12; of 245 wrong ones 95 are.
 */
const probablyFalse = {
  known: { from: 0.45, full: 0.65 },
  ko: { from: 0.46, full: 0.62 },
  en: { from: 0.58, full: 0.7 },
} as const satisfies Record<Language | 'known', unknown>;

function falseAsAWhole(reading: AnswerReading): number {
  const { from, full } = probablyFalse[reading.known ? 'known' : reading.answer.language];
  return (
    Math.sqrt(lengthOf(reading.answer)) * clamp((likelyWrong(reading) - from) / (full - from), 0, 1)
  );
}

/** An answer with as many false statements as right ones keeps this share of its worth. A right one counts half: it may be around the false one. */
const worthOfHalfTruth = 0.3;
const worthOfRight = 0.5;

function truthOf(points: readonly PointResult[], falsehoods: readonly PointResult[]): number {
  // Without a rubric nobody knows what else is right or wrong.
  if (falsehoods.length > 0) return worthOfHalfTruth;
  const wrong = points.filter((point) => point.wrong).length;
  if (wrong === 0) return 1;
  const right = points.reduce((total, { degree }) => total + worthOfRight * degree, 0);
  return worthOfHalfTruth ** ((2 * wrong) / (wrong + right));
}
