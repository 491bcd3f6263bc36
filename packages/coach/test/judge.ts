import { knownQuestions } from '../src/bank.ts';
import { evaluateReading } from '../src/evaluate.ts';
import { findGaps } from '../src/feedback/findings.ts';
import { findStrengths } from '../src/feedback/praise.ts';
import { createAnswerReader } from '../src/reading.ts';
import { scoreReading } from '../src/scoring/score.ts';
import { morphemes } from './reading-tools.ts';

const read = createAnswerReader(morphemes, knownQuestions);

/** What the coach finds in an answer and says about it. */
export function judge(
  question: string,
  transcript: string,
  language: 'ko' | 'en' = 'ko',
  durationSeconds: number | null = null,
  timeLimitSeconds = 60,
) {
  const input = {
    question: { text: question },
    transcript,
    durationSeconds,
    timeLimitSeconds,
    language,
  };
  const reading = read(input);
  const scores = scoreReading(reading);
  const evaluation = evaluateReading(reading, input);
  return {
    reading,
    scores,
    gaps: findGaps(reading, scores),
    strengths: findStrengths(reading, scores),
    feedback: evaluation.feedback,
    evidence: evaluation.evidence,
  };
}
