import { scoreWeights } from '@daedap/contract/constants/interview';
import type { QuestionKind } from '../question-kind.ts';
import type { RubricPoint } from '../question.ts';
import type { AnswerReading } from '../reading.ts';
import { wholeMark, type Mark, type MarkName } from '../scoring/marks.ts';
import { comfortablePace, hasLongSentences } from '../scoring/measures.ts';
import type { GateName } from '../scoring/gates.ts';
import type { PartName } from '../scoring/part-names.ts';
import type { AnswerScores } from '../scoring/score.ts';
import { reachablePoints } from '../scoring/subject.ts';
import { dimensions, weights } from '../scoring/weights.ts';

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
] as const satisfies readonly MarkName[];

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
  | 'runOn'
  | 'slow'
  | 'fast'
  | 'pointLate'
  | 'polish';

/** An answer with less relevance is not praised: it does not answer the question. */
const praiseFrom = 30;
/** An answer with this much clarity, without fillers and hedges, is fluent. */
const fluentFrom = 75;

/** How much each strength matters, in points. A rarer element says more. */
const strengthWeights = {
  point: 6,
  number: 5,
  ownAction: 5,
  plan: 5,
  result: 4.5,
  reason: 4,
  contrast: 3.5,
  example: 3.5,
  reflection: 3,
  situation: 2.5,
  step: 2.5,
  shared: 1,
  pointFirst: 3,
  fluent: 1,
} as const satisfies Record<StrengthKind, number>;

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
    if (mark) add(kind, strengthWeights[kind], mark);
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

/** Gaps that make everything else pointless come first, in this order. */
const firstOfAll = [
  'silent',
  'otherLanguage',
  'demand',
  'repetition',
  'list',
  'echo',
  'offTopic',
  'wrong',
] as const satisfies readonly GapKind[];
const weightOfFirst = 1_000;

/** From or up to these values a gap is worth mentioning. Scores are from 0 to 100, shares from 0 to 1. */
const thresholds = {
  /** Asking for a score is forgiven in an answer with this score. */
  demandBelowScore: 60,
  /** Below this share that the answer keeps, a gate is worth mentioning. */
  gateBelow: 0.75,
  /** An answer is an echo if this share of its words has words of the question. */
  echoFrom: 0.5,
  /** The points that an answer would gain without a gap: with fewer, it is not worth mentioning. */
  leastGain: 0.7,
  /** Compared with the comfortable pace. */
  slowBelow: 0.75,
  fastOver: 1.1,
  /** Only a longer answer has to come to the point at once. */
  pointLateOverSeconds: 20,
  pointLateOverWords: 25,
} as const;

/** The gaps of an answer: the one that costs the most points first. */
export function findGaps(reading: AnswerReading, scores: AnswerScores): Gap[] {
  if (scores.measures.words === 0)
    return [{ kind: 'silent', weight: weightOfFirst, mark: null, point: null }];
  const gaps = [
    ...findTricks(reading, scores),
    ...missedPoints(reading, scores),
    ...thinContent(reading, scores),
    ...missedElements(reading, scores),
    ...poorDelivery(reading, scores),
  ].toSorted((one, two) => two.weight - one.weight);
  return gaps.length > 0 ? gaps : [{ kind: 'polish', weight: 0, mark: null, point: null }];
}

/** What makes a text no answer at all, or a false one. */
function findTricks(reading: AnswerReading, { gates, score }: AnswerScores): Gap[] {
  const { marks, points } = reading;
  const isGated = (name: GateName) => gates[name] < thresholds.gateBelow;
  const found: Partial<Record<(typeof firstOfAll)[number], Mark | null>> = {
    ...(reading.answer.language !== reading.language && { otherLanguage: null }),
    ...(marks.demand[0] && score < thresholds.demandBelowScore && { demand: marks.demand[0] }),
    ...(isGated('repeated') && { repetition: null }),
    ...(isGated('list') && { list: null }),
    ...(isGated('echo') && isEcho(reading) && { echo: null }),
  };
  // Without a rubric, an answer in other words may look like one about something else.
  const isElsewhere = isGated('otherSubject') && points.length > 0;
  if (isElsewhere && Object.keys(found).length === 0) found.offTopic = null;
  const weightOf = (kind: (typeof firstOfAll)[number]) => weightOfFirst - firstOfAll.indexOf(kind);
  return [
    ...firstOfAll.flatMap((kind) => {
      const mark = found[kind];
      return mark === undefined ? [] : [{ kind, weight: weightOf(kind), mark, point: null }];
    }),
    ...points.flatMap(({ point, wrong }) =>
      wrong
        ? [
            {
              kind: 'wrong' as const,
              weight: weightOf('wrong'),
              mark: wholeMark(wrong.words),
              point,
            },
          ]
        : [],
    ),
  ];
}

const isEcho = ({ answer, question }: AnswerReading) =>
  answer.words.filter(({ tokens }) => tokens.some(({ key }) => question.byKey.has(key))).length >=
  answer.words.length * thresholds.echoFrom;

/** The points of the total score that a part would add with a value that is higher by `more`. */
function gainOf({ answer }: AnswerReading, part: PartName, more: number): number {
  const worth = weights[answer.language];
  return dimensions.reduce(
    (total, dimension) => total + scoreWeights[dimension] * worth[dimension].parts[part] * more,
    0,
  );
}

/** What a part would add if it were as usual. */
const lossOf = (reading: AnswerReading, { parts }: AnswerScores, part: PartName) =>
  gainOf(reading, part, Math.max(0, weights[reading.answer.language].usual[part] - parts[part]));

const worthMentioning = (gaps: readonly Gap[]) =>
  gaps.filter(({ weight }) => weight >= thresholds.leastGain);

/** Later points of a rubric matter less than earlier ones. */
const lossPerPlace = 0.12;

const missedPoints = (reading: AnswerReading, { parts }: AnswerScores): Gap[] => {
  const reachable = reachablePoints(reading.points, reading.capacity);
  // Once enough points are made for the time, a further one is only an idea for next time.
  const needed = parts.points < 0.4 ? 1 : 0.35;
  return worthMentioning(
    reading.points.flatMap(({ point, degree, wrong }, index) => {
      if (degree >= 1 || wrong) return [];
      const weight =
        needed *
        gainOf(reading, 'points', (1 - degree) / reachable) *
        (1 - lossPerPlace * Math.min(index, 5));
      return [{ kind: 'point' as const, weight, mark: null, point }];
    }),
  );
};

/** Too little for the time, or talk that could be about anything. */
function thinContent(reading: AnswerReading, scores: AnswerScores): Gap[] {
  const { marks } = reading;
  const short = lossOf(reading, scores, 'ideas') + lossOf(reading, scores, 'volume');
  const empty = lossOf(reading, scores, 'concrete') + lossOf(reading, scores, 'virtues');
  return worthMentioning([
    { kind: 'short', weight: short, mark: null, point: null },
    { kind: 'hollow', weight: empty, mark: marks.hollow[0] ?? null, point: null },
  ]);
}

/** The elements whose absence is a gap, the part of the score that they belong to, and the questions that ask for them. */
const wantedElements = [
  ['ownAction', 'action', 'deeds', ['experience', 'self']],
  ['result', 'result', 'deeds', ['experience']],
  ['reflection', 'reflection', 'deeds', ['experience']],
  ['number', 'number', 'figures', ['experience', 'self', 'situation', 'knowledge']],
  ['reason', 'reason', 'reasons', ['situation', 'opinion', 'knowledge', 'self']],
  ['example', 'example', 'reasons', ['opinion', 'knowledge', 'self']],
] as const satisfies readonly (readonly [MarkName, GapKind, PartName, readonly QuestionKind[]])[];

/** What one mention of a missing element adds to its part. */
const oneMention = 0.5;

function missedElements(reading: AnswerReading, { measures }: AnswerScores): Gap[] {
  return worthMentioning(
    wantedElements.flatMap(([element, kind, part, kinds]) => {
      if (reading.marks[element].length > 0) return [];
      if (!kinds.some((wanted) => wanted === reading.kind)) return [];
      if (kind === 'action' && reading.marks.plan.length > 0) return [];
      if (kind === 'example' && measures.situation) return [];
      return [{ kind, weight: gainOf(reading, part, oneMention), mark: null, point: null }];
    }),
  );
}

function poorDelivery(reading: AnswerReading, scores: AnswerScores): Gap[] {
  const { answer, marks, capacity } = reading;
  const { measures } = scores;
  const { from, to } = comfortablePace[answer.language];
  const { pace } = measures;
  const late =
    !measures.conclusionFirst &&
    capacity > thresholds.pointLateOverSeconds &&
    measures.words > thresholds.pointLateOverWords;
  const gap = (kind: GapKind, weight: number, mark: Mark | null = null): Gap => ({
    kind,
    weight,
    mark,
    point: null,
  });
  return worthMentioning([
    gap('fillers', lossOf(reading, scores, 'fillers'), marks.filler[0]),
    gap('runOn', hasLongSentences(answer, measures) ? lossOf(reading, scores, 'longSentences') : 0),
    gap(
      'slow',
      pace !== null && pace < from * thresholds.slowBelow ? gainOf(reading, 'pace', 0.6) : 0,
    ),
    gap(
      'fast',
      pace !== null && pace > to * thresholds.fastOver ? gainOf(reading, 'pace', 0.6) : 0,
    ),
    gap('pointLate', late ? gainOf(reading, 'opening', 1) : 0),
  ]);
}
