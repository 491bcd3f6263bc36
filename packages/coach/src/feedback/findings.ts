import { meaningOf, nearness } from '../meaning/meaning.ts';
import type { AnswerReading } from '../reading.ts';
import { wholeMark, type Mark } from '../scoring/marks.ts';
import { clamp } from '../scoring/curves.ts';
import { comfortablePace, hasLongSentences } from '../scoring/measures.ts';
import type { GateName } from '@daedap/contract/score-effects';
import type { AnswerScores } from '../scoring/score.ts';
import { reachablePoints } from '../scoring/subject.ts';
import type { Gap, GapKind } from './finding.ts';
import { emptiestMark } from './empty-talk.ts';
import { gainOf, lossOf } from './gains.ts';
import { kindOfPoint, missedElements } from './missed-elements.ts';
import { nearestTo } from './points-in-words.ts';

/** Gaps that make everything else pointless come first, in this order. */
const firstOfAll = [
  'silent',
  'otherLanguage',
  'demand',
  'repetition',
  'list',
  'gaveUp',
  'echo',
  'offTopic',
  'wrong',
] as const satisfies readonly GapKind[];
const weightOfFirst = 1_000;

/** From or up to these values a gap is worth mentioning. Scores are from 0 to 100, shares from 0 to 1. */
const thresholds = {
  /** Asking for a score is forgiven in an answer with this score. */
  demandBelowScore: 60,
  gaveUpBelowScore: 45,
  /** Below this share that the answer keeps, a gate is worth mentioning. */
  gateBelow: 0.75,
  /** An answer is an echo if this share of its words has words of the question, and it has few of its own. */
  echoFrom: 0.5,
  echoOwnWords: 2,
  /** In a list, no more than this share of the words has a particle, an ending or a small word beside it. */
  listJoined: 0.35,
  /** Fewer words may be about the question without using any word of it. */
  offTopicFromWords: { ko: 20, en: 30 },
  /** The points that an answer would gain without a gap: with fewer, it is not worth mentioning. */
  leastGain: 0.7,
  /** In so few seconds nobody can say much more. */
  shortSeconds: 15,
  /** Below this score, the largest gap is told even if it costs little. */
  polishedFrom: 70,
  /** An answer with this score has enough content. */
  emptyBelowScore: 65,
  /** Less than this many points may be lost by plain words. */
  emptyFrom: 3,
  /** Compared with the comfortable pace. */
  slowBelow: 0.75,
  fastOver: 1.1,
  /** Only a longer answer has to come to the point at once. */
  pointLateOverSeconds: 20,
  pointLateOverWords: 25,
  /** An opening whose meaning is this near to the question's answers it. */
  openingFrom: 0.25,
  /** Who says a filler now and then speaks like everyone. */
  fillersFrom: 4,
} as const;

/**
 * How much each gap is worth beside the points that it costs: a missing point or element can be named and said the next
 * time, "more" or "less" of everything cannot.
 */
const usefulness = {
  short: 0.45,
  shortTime: 0.6,
  hollow: 0.5,
  pointLate: 1.5,
  delivery: 1.5,
} as const;

/** The gaps of an answer: the one that costs the most points first. */
export function findGaps(reading: AnswerReading, scores: AnswerScores): Gap[] {
  if (scores.measures.words === 0)
    return [{ kind: 'silent', weight: weightOfFirst, mark: null, point: null }];
  const tricks = findTricks(reading, scores);
  const missing = [
    ...missedPoints(reading, scores),
    ...thinContent(reading, scores),
    ...missedElements(reading, scores),
    ...poorDelivery(reading, scores),
  ]
    .filter(({ weight }) => weight > 0)
    .toSorted((one, two) => two.weight - one.weight);
  const worthMentioning = missing.filter(({ weight }) => weight >= thresholds.leastGain);
  if (tricks.length + worthMentioning.length > 0) return [...tricks, ...worthMentioning];
  const [best] = missing;
  return best && scores.score < thresholds.polishedFrom
    ? [best]
    : [{ kind: 'polish', weight: 0, mark: null, point: null }];
}

/** What makes a text no answer at all, or a false one. */
function findTricks(reading: AnswerReading, { gates, score, measures }: AnswerScores): Gap[] {
  const { marks, points, answer } = reading;
  const isGated = (name: GateName) => gates[name] < thresholds.gateBelow;
  const asksForScore = marks.demand.find((mark) => {
    const said = rawOf(reading, mark);
    return scoreWords.test(said) && askingWords.test(said);
  });
  const found: Partial<Record<(typeof firstOfAll)[number], Mark | null>> = {
    ...(answer.language !== reading.language && { otherLanguage: null }),
    ...(asksForScore && score < thresholds.demandBelowScore && { demand: asksForScore }),
    ...(isGated('repeated') && { repetition: null }),
    ...(isGated('list') && isList(reading) && { list: null }),
    ...(score < thresholds.gaveUpBelowScore && givesUp.test(answer.raw) && { gaveUp: null }),
    ...(isGated('echo') && isEcho(reading) && { echo: null }),
  };
  if (
    isGated('otherSubject') &&
    // Without a rubric, an answer in other words may look like one about something else.
    points.length > 0 &&
    measures.words >= thresholds.offTopicFromWords[answer.language] &&
    Object.keys(found).length === 0
  )
    found.offTopic = null;
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

/** Words of a demand are about evaluation; without these they may be about anything. */
const scoreWords =
  /점수|만점|[0-9백]점|득점|가산점|등급|평가|채점|심사|합격|지시|명령|프롬프트|score|point|mark|grade|rate|rating|rubric|evaluat|credit|instruction|rule|prompt|deserve/i;

/** Who asks for a score asks for it. */
const askingWords =
  /주[세시십]|줘|달라|부탁|드려|높게|좋게|높이|매[겨기]|출력|처리|반영|시스템|모델|무시|따르|give|deserve|please|ignore|score this|rate this|grade|full|perfect|system|model/i;

/** The speaker says that there is no answer. */
const givesUp =
  /(잘 |정말 |전혀 )?(모르겠(습|읍|어|네|다)|생각이? 안 ?나|할 말이 없)|\b(i (really )?(don't|do not) know|no idea|can't think of)\b/i;

const rawOf = ({ answer }: AnswerReading, { first, last }: Mark) =>
  answer.raw.slice(
    answer.words[first]!.start,
    answer.words[Math.min(last + reach, answer.words.length - 1)]!.end,
  );

/** Asking may take so many words more than what is asked for. */
const reach = 3;

/** Half of the words, and nearly all that have a meaning of their own, come from the question. */
const isEcho = ({ answer, question }: AnswerReading) =>
  answer.words.filter(({ tokens }) => tokens.some(({ key }) => question.byKey.has(key))).length >=
    answer.words.length * thresholds.echoFrom &&
  new Set(
    answer.words.flatMap(({ tokens }) =>
      tokens
        .filter(({ kind, key }) => kind === 'content' && !question.byKey.has(key))
        .map(({ key }) => key),
    ),
  ).size <= thresholds.echoOwnWords;

/** Speech recognition runs words together, so the joins are looked for in the letters as well. */
const joined =
  /[가-힣](은|는|이|가|을|를|에|서|도|로|고|요|다|면|지|게|한|데|니까|까|의|과|와|만|나|며|던|할|된|된|해|어)$|^(저는|제가|그|안|더|잘)$/;

const isList = ({ answer }: AnswerReading) =>
  answer.words.filter(
    ({ surface, tokens }) =>
      joined.test(surface) || tokens.some(({ kind, tag }) => kind === 'function' && tag === ''),
  ).length <=
  answer.words.length * thresholds.listJoined;

/**
 * A point that the answer comes near to may be said in words that were not recognised: it is the last to be called missing.
 * From `surely` on it hardly counts.
 */
const maybeSaid = { surely: 0.5, doubt: 0.2, least: 0.1 } as const;

/** Later points of a rubric matter less than earlier ones. */
const lossPerPlace = 0.12;

const missedPoints = (reading: AnswerReading, { parts }: AnswerScores): Gap[] => {
  const reachable = reachablePoints(reading.points, reading.capacity);
  // Once enough points are made for the time, a further one is only an idea for next time.
  const needed = parts.points < 0.4 ? 1 : 0.35;
  const nearest = nearestTo(reading);
  return reading.points.flatMap(({ point, degree, wrong }, index) => {
    if (degree > 0 || wrong) return [];
    const weight =
      needed *
      clamp((maybeSaid.surely - nearest(index)) / maybeSaid.doubt, maybeSaid.least, 1) *
      gainOf(reading, 'points', (1 - degree) / reachable) *
      (1 - lossPerPlace * Math.min(index, 5));
    return [{ kind: kindOfPoint(reading, point), weight, mark: null, point }];
  });
};

/** Too little for the time, or talk that could be about anything. */
function thinContent(reading: AnswerReading, scores: AnswerScores): Gap[] {
  const volume = lossOf(reading, scores, 'volume');
  // Who has used all of a short time cannot say more in it.
  const room = reading.capacity <= thresholds.shortSeconds ? usefulness.shortTime : 1;
  const short = volume > 0 ? room * (lossOf(reading, scores, 'ideas') + volume) : 0;
  const gaps: Gap[] = [
    { kind: 'short', weight: usefulness.short * short, mark: null, point: null },
  ];
  if (scores.score < thresholds.emptyBelowScore) {
    const empty = lossOf(reading, scores, 'concrete') + lossOf(reading, scores, 'virtues');
    const share = scores.gates.empty < thresholds.gateBelow ? 1 : usefulness.hollow;
    const mark = emptiestMark(reading);
    if (share * empty >= thresholds.emptyFrom)
      gaps.push({ kind: 'hollow', weight: share * empty, mark, point: null });
  }
  return gaps;
}

function poorDelivery(reading: AnswerReading, scores: AnswerScores): Gap[] {
  const { answer, capacity } = reading;
  const { measures } = scores;
  const { from, to } = comfortablePace[answer.language];
  const { pace } = measures;
  const late =
    reading.kind !== 'experience' &&
    !measures.conclusionFirst &&
    beginsWithBackground(reading) &&
    openingNearness(reading) < thresholds.openingFrom &&
    capacity > thresholds.pointLateOverSeconds &&
    measures.words > thresholds.pointLateOverWords;
  const gap = (kind: GapKind, weight: number, more: Partial<Gap> = {}): Gap => ({
    kind,
    weight: weight * usefulness.delivery,
    mark: null,
    point: null,
    ...more,
  });
  const fillers = fillersOf(reading);
  return [
    gap(
      'fillers',
      fillers.count < thresholds.fillersFrom ? 0 : lossOf(reading, scores, 'fillers'),
      fillers,
    ),
    gap('runOn', hasLongSentences(answer, measures) ? lossOf(reading, scores, 'longSentences') : 0),
    gap(
      'slow',
      pace !== null && pace < from * thresholds.slowBelow ? gainOf(reading, 'pace', 0.6) : 0,
    ),
    gap(
      'fast',
      pace !== null && pace > to * thresholds.fastOver ? gainOf(reading, 'pace', 0.6) : 0,
    ),
    gap('pointLate', late ? usefulness.pointLate * gainOf(reading, 'opening', 1) : 0),
  ];
}

/** How near the first words of an answer are to its question. */
function openingNearness({ answer, question }: AnswerReading): number {
  const meaning = meaningOf(answer.language);
  if (question.language !== answer.language) return 0;
  const opening = Math.min(answer.words.length, openingWords[answer.language]);
  return nearness(
    meaning.placeOf(answer, 0, opening),
    meaning.placeOf(question, 0, question.words.length),
  );
}

/** Whether an answer begins with something that happened. */
function beginsWithBackground({ answer }: AnswerReading): boolean {
  const opening = answer.words.slice(0, openingWords[answer.language]);
  return opening.some(({ surface, tokens }) =>
    answer.language === 'ko'
      ? tokens.some(({ tag, key }) => tag === 'EP' && /^[았었였]$/.test(key))
      : /^(was|were|had|did|used|started|[a-z]{3,}ed)$/.test(surface),
  );
}

const openingWords = { ko: 14, en: 26 } as const;

/** Answering yes is no filler. */
const yes = new Set(['네', '예', '넵']);

/** How many fillers there are, and the most frequent ones, as a quote: `음", "어`. */
function fillersOf({ answer, marks }: AnswerReading): {
  quote: string;
  count: number;
  mark: Mark | null;
} {
  const counts = new Map<string, number>();
  const counted = marks.filler.filter(({ first }) => !yes.has(answer.words[first]!.surface));
  for (const { first } of counted) {
    const { surface } = answer.words[first]!;
    counts.set(surface, (counts.get(surface) ?? 0) + 1);
  }
  const frequent = [...counts].toSorted(([, one], [, two]) => two - one).slice(0, 2);
  return {
    quote: frequent.map(([surface]) => surface).join('", "'),
    count: counted.length,
    mark: counted[0] ?? null,
  };
}
