import type { AnswerReading } from '../reading.ts';
import type { Mark } from '../scoring/marks.ts';
import type { AnswerScores } from '../scoring/score.ts';
import { hashOf } from '../seeded.ts';
import { poorDelivery } from './delivery.ts';
import { courtesy, emptiestMark } from './empty-talk.ts';
import type { Gap } from './finding.ts';
import { lossOf } from './gains.ts';
import { kindOfPoint, missedElements } from './missed-elements.ts';
import { askedPart, kindAsked, openQuestions, startOf } from './open-questions.ts';
import { fullestClause } from './praise.ts';
import { quotableClauses, quoteOf } from './quote.ts';
import { feedbackTexts } from './texts.ts';
import { findTricks, weightOfFirst } from './tricks.ts';

/** From or up to these values a gap is worth mentioning. Scores are from 0 to 100, shares from 0 to 1. */
const thresholds = {
  /** With fewer points that an answer would gain without a gap, it is not worth mentioning. */
  leastGain: 0.7,
  /** From this score on nothing important is missing: the next question is worth preparing. */
  goodFrom: 70,
  /** The same without a rubric, which would know what is missing. */
  goodWithoutRubric: 60,
  /** An answer with this score has enough content. */
  emptyBelowScore: 65,
  /** Less than this many points may be lost by plain words. */
  emptyFrom: 3,
  /** Below this share of its scores that it keeps, an answer is nothing but empty talk. */
  emptyGate: 0.75,
  /** In so few seconds nobody can say much more. */
  shortSeconds: 15,
  /** Below this score an answer that is too short is told so. */
  shortBelowScore: 52,
  /** Below this score an answer hardly answers the question. */
  weakBelow: 42,
} as const;

/** How much the gaps weigh that cost no exact number of points. */
const weightOf = { weak: 3, open: 2.4, next: 0.8 } as const;

/** How much of what it costs an empty or a short answer is worth: what is named and can be said comes first. */
const usefulness = { hollow: 0.5, short: 0.4 } as const;

/** The gaps of an answer: the one that matters most first. */
export function findGaps(reading: AnswerReading, scores: AnswerScores): Gap[] {
  if (scores.measures.words === 0)
    return [{ kind: 'silent', weight: weightOfFirst, mark: null, point: null }];
  const found = [
    ...thinContent(reading, scores),
    ...missedPoints(reading, scores),
    ...missedElements(reading, scores),
    ...poorDelivery(reading, scores),
  ]
    .filter(({ weight }) => weight >= thresholds.leastGain)
    .toSorted((one, two) => two.weight - one.weight);
  const gaps = [...findTricks(reading, scores), ...found].map((gap) => withQuestion(reading, gap));
  return gaps.length > 0 ? gaps : [nextQuestion(reading, scores)];
}

/** Gaps that are closed by answering the question that was asked. */
const unanswered: ReadonlySet<Gap['kind']> = new Set([
  'demand',
  'echo',
  'offTopic',
  'hollow',
  'weak',
  'short',
]);

function withQuestion(reading: AnswerReading, gap: Gap): Gap {
  if (gap.open || !unanswered.has(gap.kind)) return gap;
  const question = askedPart(reading);
  return question ? { ...gap, open: { question, start: startOf(question, reading) } } : gap;
}

/** What an interviewer would ask next: a question that fits any answer of the kind, if the answer has not said it. */
function nextQuestion(reading: AnswerReading, { score }: AnswerScores): Gap {
  const { language, answer, question: heard } = reading;
  const all = feedbackTexts[language].nextQuestions[kindAsked(reading)];
  const unsaid = all.filter(({ said }) => !said.test(`${heard.raw} ${answer.raw}`));
  const questions = unsaid.length > 0 ? unsaid : all;
  const { kind, question, start } = questions[hashOf(answer.raw) % questions.length]!;
  return {
    kind,
    weight: weightOf.next,
    mark: null,
    point: null,
    open: { question, start },
    isNext: score >= thresholds.goodWithoutRubric,
  };
}

/** The bank's questions that the answer leaves open. */
const missedPoints = (reading: AnswerReading, { score }: AnswerScores): Gap[] =>
  openQuestions(reading)
    // A good answer has said what comes to mind first.
    .filter(({ isLater }) => isLater || score < thresholds.goodFrom)
    .slice(0, 2)
    .map((open, index) => {
      const isNext = score >= thresholds.goodFrom;
      return {
        kind: kindOfPoint(reading, open.point),
        weight: (isNext ? weightOf.next : weightOf.open) - index / 10,
        mark: null,
        point: open.point,
        open,
        isNext,
      };
    });

/** Too little for the time, or talk that could be about anything. */
function thinContent(reading: AnswerReading, scores: AnswerScores): Gap[] {
  const gaps: Gap[] = [];
  const { score, gates } = scores;
  if (score < thresholds.emptyBelowScore) {
    const empty = lossOf(reading, scores, 'concrete') + lossOf(reading, scores, 'virtues');
    const mark = emptiestMark(reading);
    const weight = (gates.empty < thresholds.emptyGate ? 1 : usefulness.hollow) * empty;
    if (mark && weight >= thresholds.emptyFrom)
      gaps.push({ kind: 'hollow', weight, mark, point: null });
  }
  const hasMore = openQuestions(reading).length > 0;
  const isWeak = score < thresholds.weakBelow;
  const loss = lossOf(reading, scores, 'volume') + lossOf(reading, scores, 'ideas');
  const hasTime = reading.capacity > thresholds.shortSeconds && score < thresholds.shortBelowScore;
  // What is empty without any fine words, or makes no point in all its time, is told as what is still missing.
  const isThin =
    isWeak &&
    (!hasMore ||
      gates.empty < thresholds.emptyGate ||
      (reading.capacity > thresholds.shortSeconds &&
        reading.points.every(({ degree }) => degree === 0)));
  if (isThin || (!hasMore && hasTime && loss > 0))
    gaps.push({
      kind: isWeak ? 'weak' : 'short',
      weight: isWeak ? weightOf.weak : usefulness.short * loss,
      mark: isWeak ? lastWords(reading) : fullestClause(reading),
      point: null,
    });
  return gaps;
}

/** What an answer ends with, apart from courtesies. */
const lastWords = ({ answer }: AnswerReading): Mark | null =>
  quotableClauses(answer).findLast((mark) => !courtesy.test(quoteOf(answer, mark))) ?? null;
