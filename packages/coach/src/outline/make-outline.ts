import type { AnswerOutline, OutlinePlace } from '@daedap/contract/practice';
import type { QuestionKind } from '../question-kind.ts';
import type { AnswerReading } from '../reading.ts';
import type { Mark, MarkName } from '../scoring/marks.ts';
import type { Stretch } from '../text/stretches.ts';
import { cleanSentence, toldWords } from './clean-sentence.ts';
import { slotTexts, type SlotName } from './slots.ts';
import { unitsOf } from './units.ts';

/** The order in which a good answer to each kind of question is told. */
const ordersOf: { readonly [kind in QuestionKind]: readonly OutlinePlace[] } = {
  experience: ['point', 'situation', 'action', 'result', 'lesson'],
  self: ['point', 'reason', 'example', 'result', 'plan'],
  situation: ['point', 'action', 'reason', 'result'],
  knowledge: ['point', 'detail', 'example', 'limit'],
  opinion: ['point', 'reason', 'example', 'limit'],
};

/** How many sentences a place takes: what was done needs room. */
const roomOf = (place: OutlinePlace) => (place === 'action' || place === 'detail' ? 2 : 1);

/** A sentence of the answer, and what was found in it. */
type Unit = Stretch & {
  /** From 0, the beginning of the answer, to 1. */
  readonly position: number;
  readonly words: number;
  readonly points: number;
  readonly subject: number;
  readonly count: (name: MarkName) => number;
  /** It tells what the speaker wants to do. */
  readonly wishes: boolean;
  /** A Korean clause that leads to the next one cannot open an answer. */
  readonly leadsOn: boolean;
  /** It begins with an English word for something that was said before. */
  readonly refersBack: boolean;
};

/**
 * The answer told in a better order, in the user's own words. A place for which the answer has no sentence is an open
 * slot: nothing is invented.
 */
export function makeOutline(reading: AnswerReading): Omit<AnswerOutline, 'polished'> {
  const { kind, language, answer } = reading;
  const order = ordersOf[kind];
  const units = readUnits(reading);
  const chosen = fillFromOrder(choose(units, order), units, order);
  const taken = [...chosen.values()].flat();
  const parts = order.flatMap((place) => {
    const told = chosen.get(place) ?? [];
    const slots = slotsOf(place, told, taken, kind);
    if (told.length === 0 && slots.length === 0) return [];
    return [
      {
        place,
        text: told.map((unit) => cleanSentence(answer, unit)).join(' '),
        slots: slots.map((name) => slotTexts[name][language]),
      },
    ];
  });
  return { language, parts };
}

const greeting =
  /^(thank you|thanks|good (morning|afternoon|evening)|hello|안녕하|감사합니다|좋은 질문)/i;
/** Not what one wants to say (말씀드리고 싶습니다). */
const wish =
  /\b(want to|would like to|going to|plan to|hope to|look forward)\b|(?<!드리|말하)고 싶|겠습니다|겠어요|려고 합니다|려고 해요/i;

/** In another place nobody knows what they stand for. */
const refers = /^(that|this|those|these|it|they|he|she)('|$)/;

/** A shorter piece says too little to stand alone. */
const leastWords = 3;

function readUnits({ answer, marks, points, subject }: AnswerReading): Unit[] {
  const isIn = ({ first, next }: Stretch, word: number) => word >= first && word < next;
  return unitsOf(answer).flatMap((unit) => {
    const told = toldWords(answer, unit);
    const again = told.filter((word) => answer.repeated.has(word)).length;
    const count = (name: MarkName) =>
      marks[name].filter(({ first }: Mark) => isIn(unit, first)).length;
    // What was said before, what speaks to the grader, greetings and scraps have no place.
    if (told.length < leastWords || again > told.length / 2 || count('demand') > 0) return [];
    const said = answer.raw.slice(answer.words[told[0]!]!.start, answer.words[unit.next - 1]!.end);
    if (greeting.test(said)) return [];
    return [
      {
        ...unit,
        position: unit.first / Math.max(1, answer.words.length - 1),
        words: told.length,
        points: points.filter(({ matches }) =>
          matches.some(({ words }) => words.some((word) => isIn(unit, word))),
        ).length,
        subject: subject.words.filter((word) => isIn(unit, word)).length,
        count,
        wishes: wish.test(said),
        refersBack: answer.language === 'en' && refers.test(answer.words[told[0]!]!.surface),
        leadsOn: answer.language === 'ko' && !answer.words[unit.next - 1]!.closes,
      },
    ];
  });
}

/** What a unit must have to stand in a place: at 0 or below it does not fit. */
const fitOf: { readonly [place in OutlinePlace]: (unit: Unit) => number } = {
  point: ({ points, subject, position, words, leadsOn, refersBack, count }) =>
    0.7 * Math.min(2, points) +
    0.2 * Math.min(3, subject) +
    (position === 0 ? 0.8 : 0) +
    0.3 * Math.min(1, count('step')) -
    0.4 * count('hedge') -
    (words > longOpening ? 0.5 : 0) -
    0.3 * count('reflection') -
    (leadsOn || (refersBack && position > 0) ? 0.6 : 0) -
    0.5,
  situation: ({ position, count }) =>
    count('situation') === 0
      ? 0
      : count('situation') - 0.4 * count('result') - 0.6 * count('reflection') - 0.6 * position,
  action: ({ count }) => count('ownAction') + count('plan') - 0.5 * count('reflection'),
  result: ({ position, count, wishes }) =>
    count('result') === 0 || wishes
      ? 0
      : count('result') + 0.4 * Math.min(2, count('number')) + 0.5 * position - 0.3,
  lesson: ({ position, count }) =>
    count('reflection') === 0 ? 0 : 1.2 * count('reflection') + position,
  reason: ({ count, points }) =>
    count('reason') === 0 ? 0 : count('reason') + 0.3 * points - 0.2 * count('ownAction'),
  detail: ({ points, count, subject }) =>
    points + 0.3 * Math.min(3, subject) + 0.3 * count('reason') - 0.4,
  example: ({ count }) =>
    count('example') +
    0.7 * count('situation') +
    0.5 * count('ownAction') +
    0.3 * Math.min(2, count('number')) -
    0.4,
  limit: ({ count, position }) =>
    count('contrast') === 0 ? 0 : count('contrast') + 0.5 * position - 0.2,
  plan: ({ wishes, count, position }) => (wishes ? 0.5 + count('plan') + position : 0),
};

/** A first sentence of more words than this is hard to say. */
const longOpening = 24;

/** Empty talk stands only where nothing better does. */
const hollowCost = 0.25;

/** Gives each place the sentences that fit it best; each sentence stands in one place. */
function choose(
  units: readonly Unit[],
  order: readonly OutlinePlace[],
): ReadonlyMap<OutlinePlace, Unit[]> {
  const pairs = units
    .flatMap((unit) =>
      order.map((place) => ({
        unit,
        place,
        fit: fitOf[place](unit) - hollowCost * unit.count('hollow'),
      })),
    )
    .filter(({ fit }) => fit > 0)
    .toSorted((one, two) => two.fit - one.fit || one.unit.first - two.unit.first);
  const chosen = new Map<OutlinePlace, Unit[]>();
  const taken = new Set<Unit>();
  for (const { unit, place } of pairs) {
    const inPlace = chosen.get(place) ?? [];
    if (taken.has(unit) || inPlace.length >= roomOf(place)) continue;
    taken.add(unit);
    chosen.set(
      place,
      [...inPlace, unit].toSorted((one, two) => one.first - two.first),
    );
  }
  return chosen;
}

/** Places for which no sign is needed: whatever is told there in the order of the answer stands there. */
const openPlaces = new Set<OutlinePlace>(['point', 'situation', 'action', 'detail', 'example']);

/**
 * Gives empty places the sentences that were left, in the order of the answer: the first one opens it, the next ones tell
 * what happened. What the coach does not recognise is not missing.
 */
function fillFromOrder(
  chosen: ReadonlyMap<OutlinePlace, Unit[]>,
  units: readonly Unit[],
  order: readonly OutlinePlace[],
): ReadonlyMap<OutlinePlace, Unit[]> {
  const filled = new Map(chosen);
  const taken = new Set([...chosen.values()].flat());
  const left = units.filter((unit) => !taken.has(unit) && unit.count('hollow') < hollowLimit);
  for (const place of order) {
    if (filled.has(place) || !openPlaces.has(place)) continue;
    const at = left.findIndex((unit) => place !== 'point' || unit.words <= longOpening);
    const [unit] = at < 0 ? [] : left.splice(at, 1);
    if (unit) filled.set(place, [unit]);
  }
  return filled;
}

/** A sentence with so many hollow words says nothing. */
const hollowLimit = 2;

/** Signs that a place is told inside a sentence that stands elsewhere. */
const signsOf: Partial<Record<OutlinePlace, readonly MarkName[]>> = {
  situation: ['situation'],
  action: ['ownAction', 'plan'],
  result: ['result'],
  lesson: ['reflection'],
  reason: ['reason'],
  example: ['example'],
  limit: ['contrast'],
};

function slotsOf(
  place: OutlinePlace,
  units: readonly Unit[],
  taken: readonly Unit[],
  kind: QuestionKind,
): SlotName[] {
  const has = (among: readonly Unit[], ...names: readonly MarkName[]) =>
    among.some((unit) => names.some((name) => unit.count(name) > 0));
  if (units.length === 0) {
    // Who introduces himself need not have achieved something.
    if (kind === 'self' && place === 'result') return [];
    const isTold =
      has(taken, ...(signsOf[place] ?? [])) ||
      (place === 'plan' && taken.some(({ wishes }) => wishes));
    return isTold ? [] : [place];
  }
  if (place === 'action') return kind === 'experience' && !has(taken, 'reason') ? ['why'] : [];
  if (place === 'result') return kind === 'situation' || has(units, 'number') ? [] : ['figure'];
  return [];
}
