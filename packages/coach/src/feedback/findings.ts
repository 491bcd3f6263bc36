import type { RubricPoint } from '../question.ts';
import type { AnswerReading } from '../reading.ts';
import { comfortablePace, hasLongSentences } from '../scoring/clarity.ts';
import { depthElements, type DepthElement } from '../scoring/depth.ts';
import { wholeMark, type Mark } from '../scoring/marks.ts';
import type { AnswerScores } from '../scoring/score.ts';

type Finding<Kind> = {
  readonly kind: Kind;
  /** The words that show it. */
  readonly mark: Mark | null;
  readonly point: RubricPoint | null;
  /** The finding with the largest weight is told first. */
  readonly weight: number;
};

/** Something good in the answer. */
export type Strength = Finding<StrengthKind>;

/** Something that is missing or could be better. */
export type Gap = Finding<GapKind>;

/** The elements of depth that are praised. */
const praisedElements = [
  'ownAction',
  'plan',
  'situation',
  'result',
  'number',
  'reason',
  'example',
  'contrast',
  'reflection',
  'step',
  'shared',
] as const satisfies readonly DepthElement[];

export type StrengthKind = (typeof praisedElements)[number] | 'point' | 'pointFirst' | 'fluent';

export type GapKind =
  | 'silent'
  | 'otherLanguage'
  | 'demand'
  | 'repetition'
  | 'list'
  | 'echo'
  | 'offTopic'
  | 'wrong'
  | 'hollow'
  | 'point'
  | 'short'
  | 'action'
  | 'result'
  | 'number'
  | 'reason'
  | 'example'
  | 'reflection'
  | 'fillers'
  | 'hedges'
  | 'runOn'
  | 'slow'
  | 'fast'
  | 'pointLate'
  | 'polish';

/** An answer with less relevance is not praised: it does not answer the question. */
const praiseFrom = 30;
/** An answer with this much clarity, without fillers and hedges, is fluent. */
const fluentFrom = 75;

/** How much each strength matters. An element of depth matters by its part in the score. */
const strengthWeights = { point: 0.3, pointFirst: 0.14, fluent: 0.06, perDepthPart: 2 } as const;

/** The strengths of an answer, the most important first. */
export function findStrengths(reading: AnswerReading, scores: AnswerScores): Strength[] {
  if (scores.relevance < praiseFrom) return [];
  const { measures } = scores;
  const strengths: Strength[] = [];
  const add = (
    kind: StrengthKind,
    weight: number,
    mark: Mark | null,
    point: RubricPoint | null = null,
  ) => strengths.push({ kind, weight, mark, point });

  for (const { point, degree, matches } of reading.points)
    if (degree >= 1) add('point', strengthWeights.point, wholeMark(matches[0]!.words), point);
  for (const kind of praisedElements) {
    // A single number is often just a way of speaking.
    const mark = reading.marks[kind][kind === 'number' ? 1 : 0];
    if (mark) add(kind, scores.depthParts[kind] * strengthWeights.perDepthPart, mark);
  }
  const opening = reading.answer.sentences[0];
  if (measures.conclusionFirst && opening)
    add('pointFirst', strengthWeights.pointFirst, {
      first: opening.first,
      last: opening.next - 1,
    });
  if (scores.clarity >= fluentFrom && measures.fillers === 0 && measures.hedges === 0)
    add('fluent', strengthWeights.fluent, null);
  return strengths.toSorted((one, two) => two.weight - one.weight);
}

/** How much each gap matters. Above 1 are those that make everything else pointless. */
const gapWeights = {
  silent: 1,
  otherLanguage: 2,
  demand: 1.9,
  repetition: 1.8,
  list: 1.7,
  echo: 1.6,
  offTopic: 1.6,
  wrong: 1.5,
  hollow: 1.2,
  short: 0.9,
  point: 0.8,
  action: 0.6,
  reason: 0.6,
  fillers: 0.55,
  hedges: 0.55,
  result: 0.5,
  number: 0.5,
  example: 0.5,
  reflection: 0.5,
  runOn: 0.45,
  pointLate: 0.4,
  slow: 0.35,
  fast: 0.35,
  polish: 0.1,
} as const satisfies Record<GapKind, number>;

/** Later points of a rubric matter less than earlier ones, and points that were half made less than missing ones. */
const pointWeightLoss = { perPlace: 0.05, perDegree: 0.3 } as const;

/** From or up to these values a gap is worth mentioning. Scores are from 0 to 100, shares from 0 to 1. */
const thresholds = {
  /** Asking for a score is forgiven in an answer with this score. */
  demandBelowScore: 60,
  repetitionOver: 0.3,
  listOver: 0.35,
  hollowOver: 0.5,
  offTopicBelowRelevance: 20,
  /** An answer is an echo if this share of its words has words of the question. */
  echoFrom: 0.5,
  shortBelowDepth: 60,
  /** An answer is short with fewer different words than this, and one more for every so many seconds. */
  shortWords: 4,
  secondsPerShortWord: 5,
  /** Elements of depth that are enough, and one more for every so many seconds. */
  enoughElements: 2,
  secondsPerElement: 12,
  /** The parts of clarity that fillers and hedges take away. */
  fillersBelow: -0.08,
  hedgesBelow: -0.05,
  /** Compared with the comfortable pace. */
  slowBelow: 0.75,
  fastOver: 1.1,
  /** Only a longer answer has to come to the point at once. */
  pointLateOverSeconds: 20,
  pointLateOverWords: 25,
} as const;

type AddGap = (kind: GapKind, mark?: Mark | null) => void;

/** The gaps of an answer, the most important first. */
export function findGaps(reading: AnswerReading, scores: AnswerScores): Gap[] {
  const { measures, discounts } = scores;
  const gaps: Gap[] = [];
  const add = (kind: GapKind, mark: Mark | null = null, point: RubricPoint | null = null) =>
    gaps.push({ kind, weight: gapWeights[kind], mark, point });

  if (measures.words === 0) {
    add('silent');
    return gaps;
  }
  if (reading.answer.language !== reading.language) add('otherLanguage');
  const [demand] = reading.marks.demand;
  if (demand && scores.score < thresholds.demandBelowScore) add('demand', demand);
  if (measures.repetition > thresholds.repetitionOver) add('repetition');
  if (discounts.disconnected > thresholds.listOver) add('list');
  const isFalse = reading.points.some(({ wrong }) => wrong);
  if (scores.relevance < thresholds.offTopicBelowRelevance && gaps.length === 0 && !isFalse)
    add(isEcho(reading) ? 'echo' : 'offTopic');
  for (const { point, wrong } of reading.points)
    if (wrong) add('wrong', wholeMark(wrong.words), point);
  if (discounts.hollow > thresholds.hollowOver) add('hollow', reading.marks.hollow[0]);
  if (isShort(reading, scores)) add('short');
  gaps.push(...missedPoints(reading));
  addDepthGaps(reading, scores, add);
  addDeliveryGaps(reading, scores, add);
  if (gaps.length === 0) add('polish');
  return gaps.toSorted((one, two) => two.weight - one.weight);
}

const isEcho = ({ answer, question }: AnswerReading) =>
  answer.words.filter(({ tokens }) => tokens.some(({ key }) => question.byKey.has(key))).length >=
  answer.words.length * thresholds.echoFrom;

const isShort = ({ capacity }: AnswerReading, { measures, depth }: AnswerScores) =>
  measures.vocabulary < thresholds.shortWords + capacity / thresholds.secondsPerShortWord &&
  depth < thresholds.shortBelowDepth;

const missedPoints = ({ points }: AnswerReading): Gap[] =>
  points.flatMap(({ point, degree, wrong }, index) => {
    if (degree >= 1 || wrong) return [];
    const weight =
      gapWeights.point - pointWeightLoss.perPlace * index - pointWeightLoss.perDegree * degree;
    return [{ kind: 'point', weight, mark: null, point }];
  });

/** The elements whose absence is a gap. */
const missedElements = [
  ['ownAction', 'action'],
  ['result', 'result'],
  ['number', 'number'],
  ['reason', 'reason'],
  ['example', 'example'],
  ['reflection', 'reflection'],
] as const;

function addDepthGaps(reading: AnswerReading, scores: AnswerScores, add: AddGap): void {
  const told = depthElements.filter((element) => reading.marks[element].length > 0).length;
  // What fits into the time is enough: ten seconds hold two or three elements.
  if (told >= thresholds.enoughElements + reading.capacity / thresholds.secondsPerElement) return;
  const isStory = reading.questionType === 'behavioral' || reading.questionType === 'general';
  for (const [element, kind] of missedElements) {
    if (reading.marks[element].length > 0) continue;
    if (!isStory && (kind === 'action' || kind === 'result' || kind === 'reflection')) continue;
    if (kind === 'action' && reading.marks.plan.length > 0) continue;
    if (kind === 'example' && scores.measures.situation) continue;
    add(kind);
  }
}

function addDeliveryGaps(reading: AnswerReading, scores: AnswerScores, add: AddGap): void {
  const { answer, marks, capacity } = reading;
  const { measures, clarityParts } = scores;
  if (clarityParts.fillers < thresholds.fillersBelow) add('fillers', marks.filler[0]);
  if (clarityParts.hedges < thresholds.hedgesBelow) add('hedges', marks.hedge[0]);
  if (hasLongSentences(answer, measures)) add('runOn');
  const { from, to } = comfortablePace[answer.language];
  if (measures.pace !== null && measures.pace < from * thresholds.slowBelow) add('slow');
  if (measures.pace !== null && measures.pace > to * thresholds.fastOver) add('fast');
  if (
    !measures.conclusionFirst &&
    capacity > thresholds.pointLateOverSeconds &&
    measures.words > thresholds.pointLateOverWords
  )
    add('pointLate');
}
