import type { MainCategory, questionTypes } from '@daedap/contract/categories';
import type { Language } from '@daedap/contract/languages';
import type { GapKind } from '../feedback/finding.ts';
import { findGaps } from '../feedback/findings.ts';
import { findStrengths } from '../feedback/praise.ts';
import type { AnswerInput, AnswerReader } from '../reading.ts';
import { scoreReading } from '../scoring/score.ts';
import {
  sessionTexts,
  type SessionLevel,
  type SessionStrength,
  type SessionTexts,
} from './texts.ts';
import { whereOf } from './where.ts';

export type Scores = {
  readonly score: number;
  readonly relevance: number;
  readonly clarity: number;
  readonly depth: number;
};

export type SessionAnswer = AnswerInput & {
  /** From 1. */
  readonly number: number;
  /** The scores that the user saw, if another engine made them. */
  readonly scores?: Scores | undefined;
};

export type SessionInput = { readonly mainCategory: MainCategory; readonly language: Language };

export type Performance = {
  readonly score: number;
  readonly strengths: readonly string[];
  readonly improvements: readonly string[];
};

export type SessionAnalysis = {
  readonly overallScore: number;
  readonly overallFeedback: string;
  readonly overallStrengths: readonly string[];
  readonly overallImprovements: readonly string[];
  /** At most three, the most useful first. */
  readonly detailedRecommendations: readonly string[];
  /** By question type and by main category. */
  readonly categoryPerformance: Readonly<Record<string, Performance>>;
  readonly avgRelevanceScore: number;
  readonly avgClarityScore: number;
  readonly avgDepthScore: number;
};

/** An answer with its scores and findings. */
type AnalysedAnswer = {
  readonly answer: SessionAnswer;
  readonly questionType: (typeof questionTypes)[number];
  readonly scores: Scores;
  readonly strengths: readonly SessionStrength[];
  readonly gaps: readonly GapKind[];
};

/** The lists have this many entries at most. */
const listed = 3;

/** Finds what recurs in the answers of a session, the best and the weakest answer, and what to work on. */
export function analyseSession(
  read: AnswerReader,
  session: SessionInput,
  answers: readonly SessionAnswer[],
): SessionAnalysis {
  const texts = sessionTexts[session.language];
  const analysed = answers.map((answer) => analyseAnswer(read, answer));
  const overall = performanceOf(analysed, texts);
  const groups = Map.groupBy(analysed, ({ questionType }) => questionType);
  const mean = (valueOf: (scores: Scores) => number) =>
    meanOf(analysed.map(({ scores }) => valueOf(scores)));
  return {
    overallScore: overall.score,
    overallFeedback: feedbackOf(analysed, overall.score, texts),
    overallStrengths: overall.strengths,
    overallImprovements: overall.improvements,
    detailedRecommendations: findGapPatterns(analysed)
      .slice(0, listed)
      .map(({ kind }) => texts.gaps[kind].practice),
    categoryPerformance: {
      [session.mainCategory]: overall,
      ...Object.fromEntries(
        [...groups].map(([type, members]) => [type, performanceOf(members, texts)]),
      ),
    },
    avgRelevanceScore: mean(({ relevance }) => relevance),
    avgClarityScore: mean(({ clarity }) => clarity),
    avgDepthScore: mean(({ depth }) => depth),
  };
}

function analyseAnswer(read: AnswerReader, answer: SessionAnswer): AnalysedAnswer {
  const reading = read(answer);
  const scores = scoreReading(reading);
  const strengths = distinct(
    findStrengths(reading, scores).map(({ kind }): SessionStrength =>
      kind === 'core' || kind === 'complete' ? 'point' : kind,
    ),
  );
  return {
    answer,
    questionType: reading.questionType,
    scores: answer.scores ?? scores,
    strengths: strengths.slice(0, listed),
    gaps: distinct(
      findGaps(reading, scores).map((gap): GapKind => {
        // What an interviewer weighs or asks next is nothing that was missing.
        if (gap.isNext || gap.tellsCrux === 'before') return 'polish';
        return gap.point && gap.kind !== 'wrong' ? 'point' : gap.kind;
      }),
    ).slice(0, listed),
  };
}

const distinct = <Kind>(kinds: readonly Kind[]) => [...new Set(kinds)];

const meanOf = (values: readonly number[]) =>
  values.length === 0
    ? 0
    : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);

/** What some answers have in common, and their numbers. */
type Pattern<Kind> = { readonly kind: Kind; readonly numbers: readonly number[] };

/**
 * Finds the answers that have each kind. What comes first in an answer matters most in it, and counts most here: what is
 * second in every answer (a point that is missing) does not hide what is first in all of them (they are about something else).
 */
function findPatterns<Kind>(
  analysed: readonly AnalysedAnswer[],
  kindsIn: (answer: AnalysedAnswer) => readonly Kind[],
): Pattern<Kind>[] {
  const found = new Map<Kind, { numbers: number[]; weight: number }>();
  for (const each of analysed)
    kindsIn(each).forEach((kind, place) => {
      const before = found.get(kind) ?? { numbers: [], weight: 0 };
      found.set(kind, {
        numbers: [...before.numbers, each.answer.number],
        weight: before.weight + 1 / (1 + place),
      });
    });
  return [...found]
    .toSorted(([, one], [, two]) => two.weight - one.weight)
    .map(([kind, { numbers }]) => ({ kind, numbers }));
}

/** Polish is only mentioned if nothing else is missing. */
function findGapPatterns(analysed: readonly AnalysedAnswer[]): Pattern<GapKind>[] {
  const all = findPatterns(analysed, ({ gaps }) => gaps);
  const real = all.filter(({ kind }) => kind !== 'polish');
  return real.length > 0 ? real : all;
}

function performanceOf(analysed: readonly AnalysedAnswer[], texts: SessionTexts): Performance {
  const say = (numbers: readonly number[], text: string) =>
    `${whereOf(numbers, analysed.length, texts.where)} ${text}`;
  return {
    score: meanOf(analysed.map(({ scores }) => scores.score)),
    strengths: findPatterns(analysed, ({ strengths }) => strengths)
      .slice(0, listed)
      .map(({ kind, numbers }) => say(numbers, texts.strengths[kind])),
    improvements: findGapPatterns(analysed)
      .slice(0, listed)
      .map(({ kind, numbers }) => say(numbers, texts.gaps[kind].pattern)),
  };
}

function feedbackOf(
  analysed: readonly AnalysedAnswer[],
  score: number,
  texts: SessionTexts,
): string {
  if (analysed.every(({ answer }) => answer.transcript.trim() === '')) return texts.nothingHeard;
  const sorted = analysed.toSorted((one, two) => two.scores.score - one.scores.score);
  const [best] = sorted;
  const weakest = sorted.at(-1)!;
  const sentences = [texts.level[levelOf(score)]];
  if (analysed.length === 1) sentences.push(texts.onlyOne);
  else if (best!.scores.score === weakest.scores.score) sentences.push(texts.even);
  else
    sentences.push(
      texts.best.replace('{best}', nameOf(best!, texts)),
      texts.weakest.replace('{weakest}', nameOf(weakest, texts)),
    );
  // What only one answer has is no pattern.
  const main = findGapPatterns(analysed).find(
    ({ numbers }) => numbers.length > 1 || analysed.length === 1,
  );
  if (main) {
    const { pattern, practice } = texts.gaps[main.kind];
    sentences.push(`${whereOf(main.numbers, analysed.length, texts.where)} ${pattern}`, practice);
  }
  return sentences.join(' ');
}

/** A question is named by so many of its first characters, in whole words. */
const shownCharacters = { ko: 26, en: 48 } as const satisfies Record<Language, number>;

function nameOf({ answer }: AnalysedAnswer, texts: SessionTexts): string {
  const { text } = answer.question;
  const most = shownCharacters[answer.language];
  const start = text.slice(0, most + 1);
  const short =
    text.length > most ? `${start.slice(0, Math.max(0, start.lastIndexOf(' ')) || most)}…` : text;
  return texts.answer.replace('{number}', String(answer.number)).replace('{question}', () => short);
}

/** The lowest score of each level above `poor`. */
const levelFrom = { excellent: 80, good: 65, fair: 40 } as const;

function levelOf(score: number): SessionLevel {
  if (score >= levelFrom.excellent) return 'excellent';
  if (score >= levelFrom.good) return 'good';
  return score >= levelFrom.fair ? 'fair' : 'poor';
}
