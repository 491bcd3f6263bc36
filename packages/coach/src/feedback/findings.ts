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
import { fullestClause, tellingClauses } from './telling-clauses.ts';
import { findTricks, weightOfFirst } from './tricks.ts';
import { vagueAmount } from './vague-amounts.ts';

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
  /** Below this score an answer hardly answers the question; with a rubric, which knows what is missing, a lower one. */
  weakBelow: 42,
  weakWithRubric: 25,
  /** Below this score an answer is told the first point of the rubric that it does not make. */
  coreBelow: { knowledge: 65, other: 52 },
  /** From this score on, an answer without a gap has all it needs. */
  fullFrom: { known: 74, unknown: 62 },
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
  'echo',
  'offTopic',
  'hollow',
  'weak',
  'short',
]);

/** Without a rubric, nobody can tell whether an answer that says little has answered the question. */
const askedAgain: ReadonlySet<Gap['kind']> = new Set(['weak', 'short']);

function withQuestion(reading: AnswerReading, gap: Gap): Gap {
  if (gap.open || !unanswered.has(gap.kind)) return gap;
  if (reading.known) return { ...gap, core: corePoint(reading) };
  if (askedAgain.has(gap.kind)) return gap;
  const question = askedPart(reading);
  return question ? { ...gap, open: { question, start: startOf(question, reading) } } : gap;
}

/** What is left to say about an answer without any other gap. */
function nextStep(reading: AnswerReading, scores: AnswerScores): Gap {
  const { score } = scores;
  const isGood = score >= (reading.known ? thresholds.goodFrom : thresholds.goodWithoutRubric);
  const nearest = leastMade(reading);
  const told = nearest && pointGap(reading, { ...nearest, question: null }, weightOf.next, false);
  if (told && score < thresholds.clearFrom) return told;
  const vague = vagueAmount(reading);
  if (vague) return { ...vague, weight: weightOf.next };
  const deeper = deeperQuestion(reading);
  if (deeper) return pointGap(reading, deeper, weightOf.next, score >= thresholds.clearFrom);
  // A good answer, too, is told the point that it makes least.
  if (told) return told;
  const asked = reading.known ? null : generalQuestion(reading, scores);
  if (!asked) return lastPolish(reading, scores);
  const { kind, question, start } = asked.next;
  return {
    kind,
    weight: weightOf.next,
    mark: asked.mark,
    point: null,
    open: { question, start },
    isNext: isGood,
  };
}

/**
 * A very good answer is told to say the same in fewer words, a good one to begin with what is best in it. Otherwise it
 * will be asked about something that it said.
 */
function lastPolish(reading: AnswerReading, scores: AnswerScores): Gap {
  const { answer, capacity } = reading;
  const gap = { kind: 'polish', weight: weightOf.next, mark: null, point: null } as const;
  const hasTime = capacity > thresholds.shortSeconds;
  const fullFrom = thresholds.fullFrom[reading.known ? 'known' : 'unknown'];
  if (hasTime && scores.score >= fullFrom) return { ...gap, isFull: 'long' };
  if (!hasTime && scores.score >= thresholds.clearFrom) return { ...gap, isFull: 'short' };
  const [best] = findStrengths(reading, scores);
  const isLate =
    hasTime &&
    best?.mark &&
    leadingStrengths.has(best.kind) &&
    best.mark.first > answer.words.length * thresholds.lateFrom;
  if (isLate) return { ...gap, isLate };
  return hasTime && !endsWithConclusion.test(answer.raw)
    ? { ...gap, isOpen: true }
    : { ...gap, mark: pivot(reading, scores) };
}

/** The last sentence sums up what was said. */
const endsWithConclusion =
  /(그래서|따라서|결국|정리하면|그러니까|이런 이유로|that's why|so i|so that's|in short|in the end)[^.?!]*[.?!]?\s*$/i;

/** What an answer can begin with. A deed needs its story before it. */
const leadingStrengths: ReadonlySet<StrengthKind> = new Set(['number', 'result', 'stance']);

/** The point of the rubric that the answer comes least near to. */
function leastMade(reading: AnswerReading) {
  const [open] = openPoints(reading);
  if (open) return open;
  const least = reading.points
    .filter(({ degree }) => degree < 1)
    .toSorted((one, two) => one.degree - two.degree)[0]?.point;
  return least && { point: least, start: least.start[reading.language] };
}

/** What an interviewer asks after an answer of a kind, about words that it fits, if the answer has not said it. */
function generalQuestion(reading: AnswerReading, scores: AnswerScores) {
  const { language, answer, question } = reading;
  const clauses = quotableClauses(answer);
  const fitting = feedbackTexts[language].nextQuestions[kindAsked(reading)].flatMap((next) => {
    if (next.said.test(answer.raw) || (next.after && !next.after.test(question.raw))) return [];
    const { about } = next;
    const marks = about
      ? clauses.filter((mark) => about.test(quoteOf(answer, mark)))
      : turningPoints(reading);
    const mark = unpraised(reading, scores, marks);
    return mark || !about ? [{ next, mark }] : [];
  });
  return fitting[hashOf(answer.raw) % fitting.length] ?? null;
}

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
    ? open.toSorted((one, two) => one.index - two.index)
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
