import type { Language } from '@daedap/contract/languages';
import { meaningOf, nearness } from '../meaning/meaning.ts';
import { onceForEach } from '../once-for-each.ts';
import type { RubricPoint } from '../question.ts';
import type { AnswerReading } from '../reading.ts';
import { likelihoods, likelyCareless, likelyStrays } from '../scoring/likelihood.ts';
import type { Mark } from '../scoring/marks.ts';
import type { AnswerScores } from '../scoring/score.ts';
import { isFact, mayBeCareless } from './crux.ts';
import type { Finding } from './finding.ts';
import { isRegulated, kindAsked } from './open-questions.ts';
import { pointsInWords } from './points-in-words.ts';
import { clauseAround, isQuotable, quotableClauses, quoteOf } from './quote.ts';
import { dates, isTheirs, type PraisedElement, praisedElements, sureMark } from './sure-marks.ts';
import {
  best,
  contentWords,
  countContent,
  doubtful,
  fullestClause,
  isHollow,
  isSober,
  saysEnough,
  tellingClauses,
} from './telling-clauses.ts';

export type StrengthKind =
  | PraisedElement
  | 'point'
  | 'core'
  | 'concrete'
  | 'stance'
  | 'pointFirst'
  | 'step'
  | 'complete'
  | 'fluent';

/** Something good in the answer. */
export type Strength = Finding<StrengthKind>;

/** What may be careless is not praised from these likelihoods on. Without a rubric, words alone tell it. */
const carelessFrom = { withRubric: 0.5, without: 0.35 } as const;
/** An answer with less is not praised: it does not answer the question. */
const praiseFrom = { relevance: 30, score: 40 } as const;
/** Below this score, words that match a point may be there by chance. */
const trustPointsFrom = 60;
/** Below this score, words that sound like content may mislead. */
const trustWordsFrom = 48;
/** Content that is neither a deed nor a reason may be beside the point below this score. */
const trustContentFrom = 56;
/** An answer with this score has something good in it, even if no element tells what. */
const goodFrom = 66;
/** An answer with this score that surely makes every point of its rubric is complete. */
const completeFrom = { score: 70, likelihood: 0.75, points: 3 } as const;
/** Words that are praised because they are near to the question have so many words of content: fewer are a scrap. */
const praisedWords = 4;
/** An answer with this much clarity, without fillers and hedges, is fluent. */
const fluentFrom = 75;

/** How much each strength matters, in points. A rarer element says more; what is only about form says the least. */
const strengthWeights = {
  point: 5.2,
  core: 4.9,
  number: 4.6,
  ownAction: 5,
  plan: 5,
  result: 4.8,
  reason: 4,
  contrast: 3,
  example: 4,
  reflection: 3.8,
  concrete: 3.5,
  stance: 3.6,
  pointFirst: 3.2,
  situation: 2.4,
  step: 2,
  complete: 1.5,
  fluent: 1,
} as const satisfies Record<StrengthKind, number>;

/** The strengths of an answer, the most important first. */
export const findStrengths = (reading: AnswerReading, scores: AnswerScores) =>
  strengthsOf(reading)(scores);

const strengthsOf = onceForEach((reading: AnswerReading) =>
  onceForEach((scores: AnswerScores) => collectStrengths(reading, scores)),
);

function collectStrengths(reading: AnswerReading, scores: AnswerScores): readonly Strength[] {
  if (scores.relevance < praiseFrom.relevance || scores.score < praiseFrom.score) return [];
  // Nobody here can tell whether it follows the guidelines.
  if (isRegulated(reading)) return [];
  const { withRubric, without } = carelessFrom;
  if (likelyCareless(reading) >= (reading.known ? withRubric : without)) return [];
  const { answer, marks } = reading;
  const { measures, score } = scores;
  // What is false sounds like what is true: nothing that an explanation claims is praised.
  const isExplaining = reading.kind === 'knowledge' || isFact(reading);
  const strengths: Strength[] = [];
  const add = (kind: StrengthKind, mark: Mark | null, point: RubricPoint | null = null) =>
    strengths.push({ kind, weight: strengthWeights[kind], mark, point });

  if (score >= trustPointsFrom && !isExplaining)
    for (const { point, mark, isWhole } of pointsInWords(reading))
      if (
        isTheirs(reading, mark) &&
        isSober(reading, mark) &&
        saysEnough(reading, mark) &&
        countContent(reading, mark) >= (isWhole ? contentWords : praisedWords)
      )
        add(isWhole ? 'point' : 'core', mark, point);
  for (const kind of praisedElements) {
    const mark = sureMark(reading, kind);
    const trusted =
      kind === 'number' && reading.kind === 'self' ? trustContentFrom : trustWordsFrom;
    if (mark && (score >= trusted || kind === 'ownAction') && isAboutQuestion(reading, mark))
      add(kind, mark);
  }
  if (score >= trustWordsFrom) {
    const fullest = score >= trustContentFrom ? fullestClause(reading) : null;
    if (
      fullest &&
      !isExplaining &&
      !dates.test(quoteOf(answer, fullest)) &&
      saysEnough(reading, fullest) &&
      isTheirs(reading, fullest) &&
      isAboutQuestion(reading, fullest) &&
      (kindAsked(reading) !== 'situation' || tellsWhatToDo(reading, fullest))
    )
      add('concrete', fullest);
    const stance = takesSide(reading);
    if (stance) add('stance', stance);
    const opening = { first: 0, last: 0 };
    if (measures.conclusionFirst && makesPoint(reading) && isDirectAnswer(reading, opening))
      add('pointFirst', opening);
    const [first] = marks.step;
    if (
      first &&
      marks.step.length > 2 &&
      isQuotable(answer, first) &&
      beginsWithStep(reading, first)
    )
      add('step', first);
  }
  if (
    score >= trustContentFrom &&
    scores.clarity >= fluentFrom &&
    measures.fillers === 0 &&
    measures.hedges === 0
  )
    add('fluent', null);
  if (isComplete(reading, scores)) add('complete', null);
  const nearest = tellingClauses(reading).find(
    (mark) =>
      isTheirs(reading, mark) &&
      saysEnough(reading, mark) &&
      !isHollow(reading, mark) &&
      countContent(reading, mark) >= praisedWords,
  );
  if (nearest && score >= goodFrom && !isExplaining && strengths.every(({ mark }) => !mark))
    add('core', nearest);
  return (
    strengths
      .filter(({ mark }) => !mark || isBeforeStraying(reading, mark))
      .filter(({ kind }) => !isExplaining || !claimed.has(kind))
      // Nobody can tell where a clause ends in English that runs on without a full stop.
      .filter(({ kind }) => !runsOn(reading) || (kind !== 'core' && kind !== 'concrete'))
      // What may be careless is praised for nothing but a point of its rubric.
      .filter(({ kind }) => kind === 'point' || !reading.known || !mayBeCareless(reading))
      .toSorted((one, two) => two.weight - one.weight)
  );
}

const claimed: ReadonlySet<StrengthKind> = new Set([
  'point',
  'core',
  'number',
  'result',
  'reason',
  'contrast',
  'concrete',
  'stance',
  'complete',
]);

/** Speech recognition without punctuation: so many words for each sentence. */
const runningOn = 45;
export const runsOn = ({ answer }: AnswerReading) =>
  answer.language === 'en' &&
  answer.words.length > runningOn * Math.max(1, answer.words.filter(({ closes }) => closes).length);

/** From this likelihood on, the second half of an answer may be about something else; from this one on, all but its beginning. */
const mayStrayFrom = 0.25;
const straysFrom = 0.4;

/** Whether some words stand where the answer surely is still about the question. */
export function isBeforeStraying(reading: AnswerReading, { first }: Mark): boolean {
  const strays = likelyStrays(reading);
  const share = first / reading.answer.words.length;
  return strays < mayStrayFrom || share < (strays < straysFrom ? 1 / 2 : 1 / 3);
}

/** Whether an answer surely makes every point of a rubric. */
const isComplete = (reading: AnswerReading, { score }: AnswerScores) =>
  score >= completeFrom.score &&
  !reading.isOwn &&
  reading.points.length >= completeFrom.points &&
  likelihoods(reading).every((likelihood) => likelihood >= completeFrom.likelihood);

/** Whether a clause is about what to do now, and neither a memory nor about what others might do. */
const tellsWhatToDo = ({ answer }: AnswerReading, mark: Mark) =>
  answer.language === 'ko'
    ? !/[았었했였](습|어|거|는|고)/.test(quoteOf(answer, mark))
    : /\b(i|i'd|i'll|we|we'd|we'll)\b/i.test(quoteOf(answer, mark));

/** An order is praised by its first step: "second" alone may count anything. */
const beginsWithStep = ({ answer }: AnswerReading, mark: Mark) =>
  /^(먼저|우선|일단|첫|처음|first|to start|to begin)/i.test(quoteOf(answer, mark));

/** Without a point of the rubric, a direct answer may be a wrong one. */
const makesPoint = ({ known, points }: AnswerReading) =>
  !known || points.some(({ degree }) => degree >= 1);

/** Words that have nothing to do with any point of the rubric are beside the question, however concrete they are. */
function isAboutQuestion({ answer, known }: AnswerReading, mark: Mark): boolean {
  const meaning = meaningOf(answer.language);
  const places = known && meaning.pointsOf(known.id);
  if (!places) return true;
  const { first, last } = clauseAround(answer, mark);
  const place = meaning.placeOf(answer, first, last + 1);
  return places.some((point) => nearness(place, point) >= leastNearness);
}

const leastNearness = 0.2;

/** The clause in which an opinion is stated. */
function takesSide(reading: AnswerReading): Mark | null {
  const { answer } = reading;
  if (kindAsked(reading) !== 'opinion' || !makesPoint(reading)) return null;
  return best(
    reading,
    quotableClauses(answer).filter((mark) => {
      const quote = quoteOf(answer, mark);
      return (
        sideWords[answer.language].test(quote) && !doubtful.test(quote) && !isHollow(reading, mark)
      );
    }),
  );
}

const sideWords = {
  ko: /(쪽입니다|쪽이에요|쪽인데요?|[라다]고 (봅니다|봐요|생각합니다|생각해요|생각하는데요?)|동의합니다|동의하지 않습니다|찬성합니다|반대합니다)$/,
  en: /^(i (think|believe|agree|disagree|prefer|would)|i'd (say|go|choose|protect|keep)|it's fair|it isn't)\b/i,
} as const satisfies Record<Language, RegExp>;

/** Whether the first clause takes a side or says what one would do. */
const isDirectAnswer = (reading: AnswerReading, opening: Mark) =>
  (reading.kind === 'opinion' || reading.kind === 'situation') &&
  isQuotable(reading.answer, opening) &&
  !doubtful.test(quoteOf(reading.answer, opening)) &&
  /쪽입니다|쪽이에요|생각합니다|봅니다|겠습니다|않습니다|동의|찬성|반대|맞다고|i think|i would|i'd|i agree|i disagree|i believe|\byes\b|\bno\b/i.test(
    quoteOf(reading.answer, opening),
  );
