import type { AnswerReading } from '../reading.ts';
import type { Mark } from '../scoring/marks.ts';
import type { AnswerScores } from '../scoring/score.ts';
import type { ReadText } from '../text/read-text.ts';
import { hashOf } from '../seeded.ts';
import { poorDelivery } from './delivery.ts';
import { courtesy, emptiestMark } from './empty-talk.ts';
import type { Gap } from './finding.ts';
import { lossOf } from './gains.ts';
import { claim, kindOfPoint, missedElements } from './missed-elements.ts';
import {
  askedPart,
  corePoint,
  deeperQuestion,
  firstMissing,
  kindAsked,
  openPoints,
  openQuestions,
  startOf,
  type OpenPoint,
} from './open-questions.ts';
import { findStrengths, type StrengthKind, sureMark } from './praise.ts';
import { pointsInWords } from './points-in-words.ts';
import { quotableClauses, quoteOf } from './quote.ts';
import { feedbackTexts } from './texts.ts';
import { doubtful, fullestClause, tellingClauses } from './telling-clauses.ts';
import { findTricks, weightOfFirst } from './tricks.ts';
import { vagueAmount } from './vague-amounts.ts';

/** From or up to these values a gap is worth mentioning. Scores are from 0 to 100, shares from 0 to 1. */
const thresholds = {
  /** With fewer points that an answer would gain without a gap, it is not worth mentioning. */
  leastGain: 0.7,
  /** From this score on nothing important is missing: the next question is worth preparing. */
  goodFrom: 70,
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
  /** Below this score an answer hardly answers the question; with a rubric, which knows what is missing, a lower one. */
  weakBelow: 42,
  weakWithRubric: 25,
  /** Below this score an answer is told the first point of the rubric that it does not make. */
  coreBelow: { knowledge: 65, other: 52 },
  /** Above this share of words that only repeat, an answer without another gap goes round in circles. */
  ramblingFrom: 0.2,
  /** Behind this share of an answer its strongest words come late. */
  lateFrom: 0.45,
  /** From this score on, a point that was not recognised was probably made in other words. */
  clearFrom: 60,
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
  return gaps.length > 0 ? gaps : [nextStep(reading, scores)];
}

/** Gaps that are closed by answering the question that was asked. */
const unanswered: ReadonlySet<Gap['kind']> = new Set([
  'demand',
  'gaveUp',
  'echo',
  'offTopic',
  'hollow',
  'weak',
  'short',
]);

/** With a rubric, they are told the missing point. Without one, nobody can tell whether the question was answered. */
const askedAgain: ReadonlySet<Gap['kind']> = new Set(['weak', 'short']);

function withQuestion(reading: AnswerReading, gap: Gap): Gap {
  if (gap.open || !unanswered.has(gap.kind)) return gap;
  if (reading.known) {
    const core = corePoint(reading);
    if (!askedAgain.has(gap.kind)) return { ...gap, core };
    // Who has hardly begun is told what the question wants to hear, and not what was said instead.
    const open = { question: null, start: core.start[reading.language] };
    return { ...gap, mark: null, point: core, open };
  }
  if (askedAgain.has(gap.kind) && gap.mark) return gap;
  const question = askedPart(reading);
  return question ? { ...gap, open: { question, start: startOf(question, reading) } } : gap;
}

/**
 * What is left to say about an answer without any other gap: one step about what it says, and about its length only if it
 * was too long.
 */
function nextStep(reading: AnswerReading, scores: AnswerScores): Gap {
  const { score } = scores;
  if (isTooLong(reading, scores))
    return { kind: 'polish', weight: weightOf.next, mark: null, point: null, isTooLong: true };
  const nearest = leastMade(reading, scores);
  const told = nearest && pointGap(reading, { ...nearest, question: null }, weightOf.next, false);
  if (told && score < thresholds.clearFrom) return told;
  const vague = vagueAmount(reading);
  if (vague) return { ...vague, weight: weightOf.next };
  const deeper = deeperQuestion(reading);
  const asked = deeper && pointGap(reading, deeper, weightOf.next, score >= thresholds.clearFrom);
  // Most good answers are prepared for the bank's next question. Some are told the point that they make least.
  const isTold = told && hashOf(reading.answer.raw) % toldEvery === 0;
  const step = isTold ? told : (asked ?? told);
  if (step) return step;
  const general = generalQuestion(reading, scores);
  if (!general) return lastPolish(reading, scores);
  const { kind, question, start } = general.next;
  return {
    kind,
    weight: weightOf.next,
    mark: general.mark,
    point: null,
    open: { question, start },
    isNext: true,
  };
}

/** One good answer of so many is told its least made point instead of the next question. */
const toldEvery = 4;

/** An answer that fits its time limit is not told to become shorter, unless much of it only repeats. */
const isTooLong = (
  { durationSeconds, timeLimitSeconds }: AnswerReading,
  { measures }: AnswerScores,
) =>
  (durationSeconds !== null && timeLimitSeconds !== null && durationSeconds > timeLimitSeconds) ||
  measures.repetition > thresholds.ramblingFrom;

/** A good answer is told to begin with what is best in it. Otherwise it will be asked about something that it said. */
function lastPolish(reading: AnswerReading, scores: AnswerScores): Gap {
  const { answer, capacity } = reading;
  const gap = { kind: 'polish', weight: weightOf.next, mark: null, point: null } as const;
  const [best] = findStrengths(reading, scores);
  const isLate =
    capacity > thresholds.shortSeconds &&
    best?.mark &&
    leadingStrengths.has(best.kind) &&
    best.mark.first > answer.words.length * thresholds.lateFrom;
  return isLate ? { ...gap, isLate } : { ...gap, mark: pivot(reading, scores) };
}

/** What an answer can begin with. A deed needs its story before it. */
const leadingStrengths: ReadonlySet<StrengthKind> = new Set(['number', 'result', 'stance']);

/** The point of the rubric that the answer makes least, unless even that one may have been said. */
function leastMade(reading: AnswerReading, { score }: AnswerScores) {
  const points = score < thresholds.goodFrom ? openPoints(reading) : openQuestions(reading);
  const [open] = points.toSorted((one, two) => one.certainty - two.certainty);
  if (open || !reading.known || score >= thresholds.clearFrom) return open;
  // An answer that is not clear as a whole can make its least sure point clearer.
  const point = corePoint(reading);
  return { point, start: point.start[reading.language] };
}

/** What an interviewer asks after an answer of a kind, about words that it fits, if the answer has not said it. */
function generalQuestion(reading: AnswerReading, scores: AnswerScores) {
  const { language, answer, question } = reading;
  const kind = kindAsked(reading);
  // Some questions about knowledge ask what to do with it.
  const asked = kind === 'knowledge' && asksWhatToDo.test(question.raw) ? 'situation' : kind;
  const clauses = quotableClauses(answer).filter((mark) => !doubtful.test(quoteOf(answer, mark)));
  const fitting = feedbackTexts[language].nextQuestions[asked].flatMap((next) => {
    if (next.said.test(answer.raw) || (next.after && !next.after.test(question.raw))) return [];
    const { about } = next;
    const marks = about
      ? clauses.filter((mark) => about.test(quoteOf(answer, mark)))
      : turningPoints(reading);
    const mark = unpraised(reading, scores, marks);
    return mark || !about ? [{ next, mark }] : [];
  });
  // A question about something that was said comes before one that fits every answer.
  const about = fitting.filter(({ next }) => next.about);
  const choice = about.length > 0 ? about : fitting;
  return choice[hashOf(answer.raw) % choice.length] ?? null;
}

const asksWhatToDo =
  /하시겠|겠습니까|대처|대응|풀어 가|\b(would you|do you (do|say|handle|answer|deal)|how do you)\b/i;

/** What an interviewer would pick up: what the speaker did or would do. */
const turningPoints = (reading: AnswerReading): readonly (Mark | null)[] =>
  kindAsked(reading) === 'situation'
    ? [sureMark(reading, 'plan')]
    : [sureMark(reading, 'ownAction')];

/** The words that carry an answer. */
const pivot = (reading: AnswerReading, scores: AnswerScores): Mark | null =>
  unpraised(reading, scores, [
    ...pointsInWords(reading).map(({ mark }) => mark),
    ...turningPoints(reading),
    fullestClause(reading),
    ...tellingClauses(reading),
  ]);

/** The first of some clauses that is not praised already. */
function unpraised(
  reading: AnswerReading,
  scores: AnswerScores,
  marks: readonly (Mark | null)[],
): Mark | null {
  const { answer } = reading;
  const praised = findStrengths(reading, scores)[0]?.mark;
  const said = praised && quoteOf(answer, praised);
  const isNew = (mark: Mark) => {
    const quote = quoteOf(answer, mark);
    return !said || (!quote.includes(said) && !said.includes(quote));
  };
  return marks.find((mark) => mark !== null && isNew(mark)) ?? null;
}

/** The points of the rubric that the answer leaves open. A weak answer is told first what matters most, by its name. */
function missedPoints(reading: AnswerReading, { score }: AnswerScores): Gap[] {
  const isNext = score >= thresholds.goodFrom;
  const isWeak = score < thresholds.coreBelow[reading.kind === 'knowledge' ? 'knowledge' : 'other'];
  const open = openQuestions(reading);
  const told = isWeak
    ? firstMissing(open)
    : open.filter(({ question }) => !isNext || question !== null);
  return told.slice(0, 2).map(({ point, question, start }, index) => {
    const weight = (isNext ? weightOf.next : weightOf.open) - index / 10;
    return pointGap(reading, { point, start, question: isWeak ? null : question }, weight, isNext);
  });
}

const pointGap = (
  reading: AnswerReading,
  { point, question, start }: Pick<OpenPoint, 'point' | 'question' | 'start'>,
  weight: number,
  isNext: boolean,
): Gap => ({
  kind: kindOfPoint(reading, point),
  weight,
  mark: null,
  point,
  open: { question, start },
  isNext,
});

/** Too little for the time, or talk that could be about anything. */
function thinContent(reading: AnswerReading, scores: AnswerScores): Gap[] {
  const gaps: Gap[] = [];
  const { score, gates } = scores;
  if (score < thresholds.emptyBelowScore) {
    const empty = lossOf(reading, scores, 'concrete') + lossOf(reading, scores, 'virtues');
    const mark = emptiestMark(reading);
    const isEmpty = gates.empty < thresholds.emptyGate;
    const weight = (isEmpty ? 1 : usefulness.hollow) * empty;
    // Without a rubric, a remark about oneself in a fair answer may be what was asked for.
    const isSure = isEmpty || reading.known !== null || score < thresholds.weakBelow;
    if (mark && isSure && weight >= thresholds.emptyFrom)
      gaps.push({ kind: 'hollow', weight, mark, point: null });
  }
  const hasMore = openQuestions(reading).length > 0;
  const isWeak = score < (reading.known ? thresholds.weakWithRubric : thresholds.weakBelow);
  const loss = lossOf(reading, scores, 'volume') + lossOf(reading, scores, 'ideas');
  const hasTime = reading.capacity > thresholds.shortSeconds && score < thresholds.shortBelowScore;
  // What is empty without any fine words, or makes no point in all its time, is told as what is still missing.
  const isThin =
    isWeak &&
    (!hasMore ||
      gates.empty < thresholds.emptyGate ||
      (reading.capacity > thresholds.shortSeconds &&
        reading.points.every(({ degree }) => degree === 0)));
  if (isThin || (!reading.known && hasTime && loss > 0))
    gaps.push({
      kind: isWeak ? 'weak' : 'short',
      weight: isWeak ? weightOf.weak : usefulness.short * loss,
      mark: thinClause(reading),
      point: null,
    });
  return gaps;
}

/** What an answer that says too little is about. An opinion is told by its claim. */
function thinClause(reading: AnswerReading): Mark | null {
  const { answer } = reading;
  if (kindAsked(reading) !== 'opinion') return richestClause(reading) ?? lastWords(reading);
  return quotableClauses(answer).find((mark) => claim.test(quoteOf(answer, mark))) ?? null;
}

/** The clause with the most to say, apart from courtesies and empty talk. */
const richestClause = (reading: AnswerReading): Mark | null =>
  fullestClause(reading) ?? tellingClauses(reading)[0] ?? null;

/** The last whole sentence of an answer, or the end of one, apart from courtesies. */
const lastWords = ({ answer }: AnswerReading): Mark | null =>
  quotableClauses(answer).findLast(
    (mark) => endsSentence(answer, mark) && !courtesy.test(quoteOf(answer, mark)),
  ) ?? null;

/** Whether a clause ends like a sentence: what goes on behind it is not what was said last. */
const endsSentence = ({ language, words }: ReadText, { last }: Mark) =>
  words[last]!.closes ||
  last === words.length - 1 ||
  (language === 'ko' && words[last]!.tokens.at(-1)?.tag === 'EF');
