import { evidenceOf, type Evidence } from './feedback/evidence.ts';
import { addSeconds, type Segment } from './feedback/evidence-times.ts';
import { writeFeedback } from './feedback/write-feedback.ts';
import { keywordsOf } from './keywords.ts';
import type { AnswerInput, AnswerReading } from './reading.ts';
import type { Measures } from './scoring/measures.ts';
import { scoreReading } from './scoring/score.ts';

export type EvaluateInput = AnswerInput & {
  readonly segments?: readonly Segment[] | undefined;
  /** Feedback that this session's user has read already; none of it is said again. */
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
  readonly keywords: readonly string[];
  readonly evidence: readonly Evidence[];
  readonly measures: Measures;
  /** Labels of the rubric's points. */
  readonly points: { readonly met: readonly string[]; readonly missed: readonly string[] };
};

export function evaluateReading(reading: AnswerReading, input: EvaluateInput): Evaluation {
  const scored = scoreReading(reading);
  const { score, relevance, clarity, depth, measures } = scored;
  const evidence = evidenceOf(reading, scored);
  const labels = (met: boolean) =>
    reading.points
      .filter(({ degree }) => degree >= 1 === met)
      .map(({ point }) => point.label[reading.language]);
  return {
    score,
    relevance,
    clarity,
    depth,
    ...writeFeedback(reading, scored, input.earlier ?? []),
    keywords: keywordsOf(reading),
    evidence: input.segments ? addSeconds(evidence, input.transcript, input.segments) : evidence,
    measures,
    points: { met: labels(true), missed: labels(false) },
  };
}
