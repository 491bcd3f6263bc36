import type { AnswerReading } from '../reading.ts';
import type { Mark } from '../scoring/marks.ts';
import type { AnswerScores } from '../scoring/score.ts';
import { announces, askableClauses, praisesWords, unpraised } from './askable-clauses.ts';
import { furtherQuestion, isFact } from './crux.ts';
import type { Gap } from './finding.ts';
import { pointGap } from './missed-elements.ts';
import { missingPoints, surelyOpen } from './open-questions.ts';
import { findStrengths, isBeforeStraying } from './praise.ts';
import {
  nextStepGap,
  directQuestion,
  kindOfNext,
  ownQuestion,
  weightOfStep,
} from './question-without-rubric.ts';
import { clauseAround, quoteOf } from './quote.ts';
import { fullestClause, tellingClauses } from './telling-clauses.ts';
import { vagueAmount } from './vague-amounts.ts';

const thresholds = {
  /** Below this score a point that is probably missing is told by its name. */
  clearFrom: 60,
  /** Below this score an answer of which nothing else is known says too little. */
  decentFrom: 42,
  /** Behind this share of an answer its strongest words come late. */
  lateFrom: 0.45,
  /** From this share of its time limit on, an answer is told to become shorter. */
  overFrom: 1.1,
  /** In so few seconds nothing comes late. */
  shortSeconds: 15,
} as const;

const weight = weightOfStep;

/** What is left to say about an answer without any other gap: one step about what it says. */
export function nextStep(reading: AnswerReading, scores: AnswerScores): Gap {
  const over = secondsOver(reading);
  if (over > 0)
    return { kind: 'polish', weight, mark: null, point: null, remark: 'tooLong', count: over };
  const [missed] = missingPoints(reading, scores);
  if (missed && scores.score < thresholds.clearFrom)
    return pointGap(reading, { ...missed, question: null }, weight, false);
  const vague = vagueAmount(reading);
  if (vague) return { ...vague, weight };
  const said = scores.score >= thresholds.clearFrom ? apology(reading) : null;
  if (said) return { kind: 'fillers', weight, point: null, remark: 'apology', ...said };
  const known = bankQuestion(reading, scores);
  if (known) return known;
  const question = directQuestion(reading, scores) ?? ownQuestion(reading, scores);
  if (question) return question;
  const gap = { weight, mark: null, point: null } as const;
  if (scores.score < thresholds.decentFrom) return { ...gap, kind: 'short' };
  return isLate(reading, scores)
    ? { ...gap, kind: 'polish', remark: 'late' }
    : { ...gap, kind: 'polish', mark: pivot(reading, scores) };
}

/**
 * The bank's question about a point that a full answer has surely not made, or its deeper question. What decides the question
 * comes first where no words can be praised, and after an explanation: nobody can tell a right one from a wrong one in the
 * same words.
 */
function bankQuestion(reading: AnswerReading, scores: AnswerScores): Gap | null {
  if (!reading.known && !reading.prompts.crux) return null;
  const isTold =
    reading.prompts.crux && (isFact(reading) || !reading.known || !praisesWords(reading, scores));
  const before = isTold ? ({ tellsCrux: 'before' } as const) : {};
  const missing = surelyOpen(reading);
  if (missing) return { ...pointGap(reading, missing, weight, true), ...before };
  const further = furtherQuestion(reading);
  if (!further) return null;
  const { kind, ...open } = further;
  return { ...nextStepGap, kind, mark: null, open, ...before };
}

/** Words with which a speaker apologises for the answer itself, more than twice. A few seconds have more important faults. */
function apology(reading: AnswerReading): { quote: string; mark: Mark } | null {
  const { answer } = reading;
  const [found, , third] = [...answer.raw.matchAll(apologises[answer.language])];
  if (!found || !third || reading.capacity <= thresholds.shortSeconds) return null;
  const first = answer.words.findIndex(({ end }) => end > found.index);
  return { quote: found[0], mark: { first, last: first } };
}

/** An apology that is told, to a customer or to a friend, is part of the answer. */
const apologises = {
  ko: /(?<![가-힣])죄송합니다(?=[,.…\s]|$)(?! *(하고|라고|하며|말씀|해요|합니다|하면))/g,
  en: /(?<!\b(?:say|said|says|am|i'm|really|so|be|feel|felt|to|a|was|first) )\bsorry\b(?! (for|to|that|but|no|about|sir|ma'am|we|i can't|i cannot)\b)/gi,
} as const;

/** The words that carry an answer: what can be asked about and is nearest to the question comes first. */
function pivot(reading: AnswerReading, scores: AnswerScores): Mark | null {
  const { answer } = reading;
  const askable = new Set(askableClauses(reading, kindOfNext(reading)).map(({ first }) => first));
  const telling = tellingClauses(reading);
  return unpraised(
    reading,
    scores,
    [
      ...telling.filter(({ first }) => askable.has(first)),
      ...askableClauses(reading, kindOfNext(reading)),
      fullestClause(reading),
      ...telling,
    ].filter(
      (mark) =>
        mark !== null &&
        isBeforeStraying(reading, clauseAround(answer, mark)) &&
        !announces.test(quoteOf(answer, mark)),
    ),
  );
}

/** The seconds that an answer went over its limit; 0 if it went hardly over. */
function secondsOver({ durationSeconds, timeLimitSeconds }: AnswerReading): number {
  if (durationSeconds === null || timeLimitSeconds === null) return 0;
  const isOver = durationSeconds >= thresholds.overFrom * timeLimitSeconds;
  return isOver ? Math.round(durationSeconds - timeLimitSeconds) : 0;
}

/** Whether an opinion states its position late. */
function isLate(reading: AnswerReading, scores: AnswerScores): boolean {
  const [best] = findStrengths(reading, scores);
  return (
    reading.capacity > thresholds.shortSeconds &&
    best?.kind === 'stance' &&
    best.mark !== null &&
    best.mark.first > reading.answer.words.length * thresholds.lateFrom
  );
}
