import type { MainCategory, questionTypes } from '@daedap/contract/categories';
import type { Language } from '@daedap/contract/languages';
import { findGaps, findStrengths, type GapKind, type StrengthKind } from '../feedback/findings.ts';
import type { AnswerInput, AnswerReader } from '../reading.ts';
import { scoreReading } from '../scoring/score.ts';
import { sessionTexts, type SessionLevel, type SessionTexts } from './texts.ts';

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
  readonly strengths: readonly StrengthKind[];
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
    detailedRecommendations: rankGaps(analysed)
      .slice(0, listed)
      .map(([kind]) => texts.gaps[kind].practice),
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
  return {
    answer,
    questionType: reading.questionType,
    scores: answer.scores ?? scores,
    strengths: kindsOf(findStrengths(reading, scores)),
    gaps: kindsOf(findGaps(reading, scores)).slice(0, listed),
  };
}

const kindsOf = <Kind>(findings: readonly { readonly kind: Kind }[]) => [
  ...new Set(findings.map(({ kind }) => kind)),
];

const meanOf = (values: readonly number[]) =>
  values.length === 0
    ? 0
    : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);

/** Counts how many answers have each kind: the most frequent first, then those that matter most in an answer. */
function rankByCount<Kind>(lists: readonly (readonly Kind[])[]): [Kind, number][] {
  const counts = new Map<Kind, { count: number; places: number }>();
  for (const list of lists)
    list.forEach((kind, place) => {
      const before = counts.get(kind) ?? { count: 0, places: 0 };
      counts.set(kind, { count: before.count + 1, places: before.places + place });
    });
  return [...counts]
    .toSorted(([, one], [, two]) => two.count - one.count || one.places - two.places)
    .map(([kind, { count }]) => [kind, count]);
}

/** Polish is only mentioned if nothing else is missing. */
function rankGaps(analysed: readonly AnalysedAnswer[]): [GapKind, number][] {
  const all = rankByCount(analysed.map(({ gaps }) => gaps));
  const real = all.filter(([kind]) => kind !== 'polish');
  return real.length > 0 ? real : all;
}

function performanceOf(analysed: readonly AnalysedAnswer[], texts: SessionTexts): Performance {
  const total = String(analysed.length);
  const line = (text: string, name: string, count: number) =>
    text.replace('{name}', name).replace('{count}', String(count)).replace('{total}', total);
  return {
    score: meanOf(analysed.map(({ scores }) => scores.score)),
    strengths: rankByCount(analysed.map(({ strengths }) => strengths))
      .slice(0, listed)
      .map(([kind, count]) => line(texts.strengthLine, texts.strengths[kind], count)),
    improvements: rankGaps(analysed)
      .slice(0, listed)
      .map(([kind, count]) => line(texts.gapLine, texts.gaps[kind].name, count)),
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
  const [recurring] = rankGaps(analysed);
  if (recurring && recurring[1] > 1)
    sentences.push(
      texts.recurring
        .replace('{name}', texts.gaps[recurring[0]].name)
        .replace('{count}', String(recurring[1]))
        .replace('{total}', String(analysed.length)),
    );
  return sentences.join(' ');
}

/** A question is named by so many of its first characters. */
const shownCharacters = 24;

function nameOf({ answer }: AnalysedAnswer, texts: SessionTexts): string {
  const { text } = answer.question;
  const short =
    text.length > shownCharacters ? `${text.slice(0, shownCharacters).trimEnd()}…` : text;
  return texts.answer.replace('{number}', String(answer.number)).replace('{question}', () => short);
}

/** The lowest score of each level above `poor`. */
const levelFrom = { excellent: 80, good: 65, fair: 40 } as const;

function levelOf(score: number): SessionLevel {
  if (score >= levelFrom.excellent) return 'excellent';
  if (score >= levelFrom.good) return 'good';
  return score >= levelFrom.fair ? 'fair' : 'poor';
}
