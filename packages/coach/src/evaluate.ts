import { shownKeywords } from '@daedap/contract/constants/interview';
import { addSeconds, type Segment } from './feedback/evidence-times.ts';
import { type Evidence, findEvidence } from './feedback/evidence.ts';
import type { GapKind } from './feedback/finding.ts';
import { writeFeedback } from './feedback/write-feedback.ts';
import type { AnswerInput, AnswerReading } from './reading.ts';
import type { Measures } from './scoring/measures.ts';
import { scoreReading, type Effect } from './scoring/score.ts';
import { dimensions, type Dimension } from './scoring/weights.ts';
import type { Word } from './text/word.ts';

export type EvaluateInput = AnswerInput & {
  readonly segments?: readonly Segment[] | undefined;
  /** Feedback that the user has read in this session. It is not repeated. */
  readonly earlier?: readonly string[] | undefined;
};

export type Evaluation = {
  readonly score: number;
  readonly relevance: number;
  readonly clarity: number;
  readonly depth: number;
  readonly feedback: string;
  readonly strengths: readonly string[];
  readonly improvements: readonly string[];
  /** What each improvement is about, in the same order. */
  readonly advice: readonly GapKind[];
  readonly keywords: readonly string[];
  readonly evidence: readonly Evidence[];
  /** What moved each score, in whole points that add up to it. */
  readonly effects: readonly (Effect & { readonly dimension: Dimension })[];
  readonly measures: Measures;
  /** The labels of the rubric's points. */
  readonly points: { readonly met: readonly string[]; readonly missed: readonly string[] };
};

/** Evaluates one answer: `scoring/score.ts` makes the scores, `feedback/` the texts and the evidence. */
export function evaluateReading(reading: AnswerReading, input: EvaluateInput): Evaluation {
  const scores = scoreReading(reading);
  const { score, relevance, clarity, depth, measures } = scores;
  const evidence = findEvidence(reading, scores);
  const labels = (met: boolean) =>
    reading.points
      .filter(({ degree }) => degree >= 1 === met)
      .map(({ point }) => point.label[reading.language]);
  return {
    score,
    relevance,
    clarity,
    depth,
    ...writeFeedback(reading, scores, input.earlier ?? []),
    keywords: findKeywords(reading),
    evidence: input.segments ? addSeconds(evidence, input.transcript, input.segments) : evidence,
    effects: dimensions.flatMap((dimension) =>
      scores.effects[dimension].map(({ name, points }) => ({ dimension, name, points })),
    ),
    measures,
    points: { met: labels(true), missed: labels(false) },
  };
}

/** Words that make a point of the rubric weigh more, words of the question less. */
const keywordWeights = { plain: 1, point: 2, question: -0.5 } as const;

/** The words that carry the answer: those that make points of the rubric and those that come most often. */
function findKeywords({ answer, points, question }: AnswerReading): string[] {
  const weights = new Map<string, number>();
  const met = new Set(points.flatMap(({ matches }) => matches.flatMap(({ words }) => words)));
  answer.words.forEach((word, index) => {
    const isAsked = word.tokens.some(({ key }) => question.byKey.has(key));
    const weight =
      keywordWeights.plain +
      (met.has(index) ? keywordWeights.point : 0) +
      (isAsked ? keywordWeights.question : 0);
    const names = answer.language === 'ko' ? koreanNouns(word) : englishName(word);
    for (const name of names) weights.set(name, (weights.get(name) ?? 0) + weight);
  });
  return [...weights]
    .toSorted(([, one], [, two]) => two - one)
    .slice(0, shownKeywords)
    .map(([name]) => name);
}

/** Nouns without a space between them are one keyword: 인공 + 지능. */
function koreanNouns({ tokens }: Word): string[] {
  const nouns = [''];
  for (const { key, kind, tag } of tokens)
    if (/^(NN[GP]|SL|XR|XSN|XPN)$/.test(tag) && kind !== 'function') nouns.push(nouns.pop()! + key);
    else nouns.push('');
  return nouns.filter((noun) => noun.length > 1);
}

function englishName({ surface, tokens }: Word): string[] {
  const carries = tokens.some(({ kind }) => kind === 'content' || kind === 'name');
  return carries && surface.length > 2 ? [surface.replace(/'s$/, '')] : [];
}
