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
  /** The scores that the user was given, when another engine gave them. */
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

type Judged = {
  readonly answer: SessionAnswer;
  readonly questionType: (typeof questionTypes)[number];
  readonly scores: Scores;
  readonly strengths: readonly StrengthKind[];
  readonly gaps: readonly GapKind[];
};

const listed = 3;

/** What recurs across the answers of a session, its best and its weakest answer, and what to work on. */
export function analyseSession(
  read: AnswerReader,
  session: SessionInput,
  answers: readonly SessionAnswer[],
): SessionAnalysis {
  const texts = sessionTexts[session.language];
  const judged = answers.map((answer) => judge(read, answer));
  const overall = performanceOf(judged, texts);
  const groups = Map.groupBy(judged, ({ questionType }) => questionType);
  const mean = (valueOf: (scores: Scores) => number) =>
    meanOf(judged.map(({ scores }) => valueOf(scores)));
  return {
    overallScore: overall.score,
    overallFeedback: feedbackOf(judged, overall.score, texts),
    overallStrengths: overall.strengths,
    overallImprovements: overall.improvements,
    detailedRecommendations: rankedGaps(judged)
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

function judge(read: AnswerReader, answer: SessionAnswer): Judged {
  const reading = read(answer);
  const scored = scoreReading(reading);
  return {
    answer,
    questionType: reading.questionType,
    scores: answer.scores ?? scored,
    strengths: kindsOf(findStrengths(reading, scored)),
    gaps: kindsOf(findGaps(reading, scored)).slice(0, listed),
  };
}

const kindsOf = <Kind>(findings: readonly { readonly kind: Kind }[]) => [
  ...new Set(findings.map(({ kind }) => kind)),
];

const meanOf = (values: readonly number[]) =>
  values.length === 0
    ? 0
    : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);

/** Kinds with how many answers show them: the most frequent first, then those that weigh most in an answer. */
function ranked<Kind>(lists: readonly (readonly Kind[])[]): [Kind, number][] {
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

/** Polish is for those who lack nothing else. */
function rankedGaps(judged: readonly Judged[]): [GapKind, number][] {
  const all = ranked(judged.map(({ gaps }) => gaps));
  const real = all.filter(([kind]) => kind !== 'polish');
  return real.length > 0 ? real : all;
}

function performanceOf(judged: readonly Judged[], texts: SessionTexts): Performance {
  const total = String(judged.length);
  const line = (text: string, name: string, count: number) =>
    text.replace('{name}', name).replace('{count}', String(count)).replace('{total}', total);
  return {
    score: meanOf(judged.map(({ scores }) => scores.score)),
    strengths: ranked(judged.map(({ strengths }) => strengths))
      .slice(0, listed)
      .map(([kind, count]) => line(texts.strengthLine, texts.strengths[kind], count)),
    improvements: rankedGaps(judged)
      .slice(0, listed)
      .map(([kind, count]) => line(texts.gapLine, texts.gaps[kind].name, count)),
  };
}

function feedbackOf(judged: readonly Judged[], score: number, texts: SessionTexts): string {
  if (judged.every(({ answer }) => answer.transcript.trim() === '')) return texts.nothingHeard;
  const sorted = judged.toSorted((one, two) => two.scores.score - one.scores.score);
  const [best] = sorted;
  const weakest = sorted.at(-1)!;
  const sentences = [texts.level[levelOf(score)]];
  if (judged.length === 1) sentences.push(texts.onlyOne);
  else if (best!.scores.score === weakest.scores.score) sentences.push(texts.even);
  else
    sentences.push(
      texts.best.replace('{best}', nameOf(best!, texts)),
      texts.weakest.replace('{weakest}', nameOf(weakest, texts)),
    );
  const [recurring] = rankedGaps(judged);
  if (recurring && recurring[1] > 1)
    sentences.push(
      texts.recurring
        .replace('{name}', texts.gaps[recurring[0]].name)
        .replace('{count}', String(recurring[1]))
        .replace('{total}', String(judged.length)),
    );
  return sentences.join(' ');
}

const shownQuestion = 24;

function nameOf({ answer }: Judged, texts: SessionTexts): string {
  const { text } = answer.question;
  const short = text.length > shownQuestion ? `${text.slice(0, shownQuestion).trimEnd()}…` : text;
  return texts.answer.replace('{number}', String(answer.number)).replace('{question}', () => short);
}

function levelOf(score: number): SessionLevel {
  if (score >= 80) return 'excellent';
  if (score >= 65) return 'good';
  return score >= 40 ? 'fair' : 'poor';
}
