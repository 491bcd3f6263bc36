import { meaningOf } from '../meaning/meaning.ts';
import type { QuestionKind } from '../question-kind.ts';
import type { RubricPoint } from '../question.ts';
import { irregularPasts } from '../lexicon/english.ts';
import type { AnswerReading } from '../reading.ts';
import type { Mark, MarkName } from '../scoring/marks.ts';
import type { AnswerScores } from '../scoring/score.ts';
import type { ReadText } from '../text/read-text.ts';
import type { Finding } from './finding.ts';
import { pointsInWords } from './points-in-words.ts';
import { isQuotable, quotableClauses, quoteOf } from './quote.ts';
import { sureWords, type WordedElement } from './sure-words.ts';

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

export type StrengthKind =
  | (typeof praisedElements)[number]
  | 'point'
  | 'concrete'
  | 'pointFirst'
  | 'fluent';

/** Something good in the answer. */
export type Strength = Finding<StrengthKind>;

/** An answer with less is not praised: it does not answer the question. */
const praiseFrom = { relevance: 30, score: 35 } as const;
/** Below this score, words that match a point may be there by chance. */
const trustPointsFrom = 60;
/** Below this score, words that sound like content may mislead. */
const trustWordsFrom = 48;
/** An answer with this much clarity, without fillers and hedges, is fluent. */
const fluentFrom = 75;
/** Words that sound this much like content are worth quoting for it. */
const concreteFrom = 3;

/** How much each strength matters, in points. A rarer element says more; what is only about form says the least. */
const strengthWeights = {
  point: 6,
  number: 4.5,
  ownAction: 5,
  plan: 5,
  result: 5,
  reason: 4,
  contrast: 3,
  example: 4,
  reflection: 4,
  concrete: 3.5,
  situation: 2.5,
  pointFirst: 2,
  step: 2.5,
  shared: 0.5,
  fluent: 1,
} as const satisfies Record<StrengthKind, number>;

/** The strengths of an answer, the most important first. */
export function findStrengths(reading: AnswerReading, scores: AnswerScores): Strength[] {
  if (scores.relevance < praiseFrom.relevance || scores.score < praiseFrom.score) return [];
  const { answer } = reading;
  const { measures } = scores;
  const strengths: Strength[] = [];
  const add = (kind: StrengthKind, mark: Mark | null, point: RubricPoint | null = null) =>
    strengths.push({ kind, weight: strengthWeights[kind], mark, point });

  if (scores.score >= trustPointsFrom)
    for (const { point, mark } of pointsInWords(reading)) add('point', mark, point);
  for (const kind of praisedElements) {
    const mark = sureMark(reading, kind);
    if (mark && (scores.score >= trustWordsFrom || toldElements.has(kind))) add(kind, mark);
  }
  const fullest = fullestClause(reading);
  if (fullest && scores.score >= trustWordsFrom) add('concrete', fullest);
  const opening = answer.sentences[0];
  if (
    scores.score >= trustWordsFrom &&
    measures.conclusionFirst &&
    opening &&
    isOpening(reading, opening)
  )
    add('pointFirst', { first: opening.first, last: opening.next - 1 });
  if (scores.clarity >= fluentFrom && measures.fillers === 0 && measures.hedges === 0)
    add('fluent', null);
  return strengths.toSorted((one, two) => two.weight - one.weight);
}

/** What happened is good to hear in any answer. */
const toldElements: ReadonlySet<StrengthKind> = new Set(['ownAction', 'number', 'result']);

/** The mark whose words say the most. */
function tellingMark({ answer }: AnswerReading, marks: readonly Mark[]): Mark {
  const meaning = meaningOf(answer.language);
  const worth = ({ first, last }: Mark) => meaning.concretenessOf(answer, first, last + 1);
  return marks.reduce((one, two) => (worth(two) > worth(one) ? two : one));
}

/** The questions whose answers are praised for what was done or would be done. */
const askedDeeds: { readonly [kind in 'ownAction' | 'plan']: readonly QuestionKind[] } = {
  ownAction: ['experience', 'self'],
  plan: ['situation', 'self'],
};

/** The first mark of an element that is there without doubt, seen by the words that will be quoted. */
function sureMark(reading: AnswerReading, kind: (typeof praisedElements)[number]): Mark | null {
  const { answer, marks, kind: asked } = reading;
  if (kind === 'step') return marks.step.length > 2 ? marks.step[0]! : null;
  if ((kind === 'ownAction' || kind === 'plan') && !askedDeeds[kind].includes(asked)) return null;
  if (kind === 'situation' && asked !== 'experience') return null;
  if (kind === 'number' && (asked === 'situation' || asked === 'opinion')) return null;
  if (kind === 'result' && asked !== 'experience' && asked !== 'self') return null;
  const found = marks[kind].filter((mark) => {
    if (!isQuotable(answer, mark) || isPlain(reading, mark)) return false;
    const quote = quoteOf(answer, mark);
    if (kind === 'ownAction') return isDone(reading, mark) && !negated.test(quote);
    if (kind === 'plan') return !negated.test(quote);
    if (kind === 'shared' || kind === 'situation') return true;
    return (
      sureWords[answer.language][kind satisfies WordedElement].test(quote) && isStated(quote, kind)
    );
  });
  return found.length > 0 ? tellingMark(reading, found) : null;
}

/** Words that sound like empty talk are not praised, whatever they have. */
const isPlain = ({ answer }: AnswerReading, { first, last }: Mark) =>
  meaningOf(answer.language).concretenessOf(
    answer,
    Math.max(0, first - around),
    Math.min(answer.words.length, last + around + 1),
  ) < 0;

/** Words before and behind a mark that are quoted with it. */
const around = 3;

const negated = /않|못|없|모르|죄송|don't|didn't|never|\bnot\b|\bif\b|would have/i;

/** A result that is only hoped for, or a figure that is only counted along, is none. */
const isStated = (quote: string, kind: WordedElement) =>
  kind === 'result' || kind === 'reason'
    ? !/으면|겠|싶|않|못|없|would|will|could|might|if |don't|didn't|never/.test(quote)
    : true;

/** Whether an action is told as done: its verb is in the past. */
function isDone({ answer }: AnswerReading, { last }: Mark): boolean {
  const { surface, tokens } = answer.words[last]!;
  if (answer.language === 'ko')
    return tokens.some(({ tag, key }) => tag === 'EP' && ['았', '었', '였'].includes(key));
  return /[a-z]{3}ed$/.test(surface) || (irregularPasts.has(surface) && !idleVerbs.has(surface));
}

/** English verbs in the past that tell no action, or look the same in the present. */
const idleVerbs = new Set(
  'let had did said thought knew felt meant put read cut hit set fit spread was got stuck kept realized realised'.split(
    ' ',
  ),
);

/** The words that sound most like content, if they do. */
function fullestClause({ answer, marks }: AnswerReading): Mark | null {
  const meaning = meaningOf(answer.language);
  const found = quotableClauses(answer)
    .map((mark) => ({ mark, worth: meaning.concretenessOf(answer, mark.first, mark.last + 1) }))
    .filter(
      ({ mark, worth }) =>
        worth >= concreteFrom &&
        countContent(answer, mark) >= contentWords &&
        !negated.test(quoteOf(answer, mark)) &&
        !marks.hollow.some(({ first }) => first >= mark.first && first <= mark.last),
    )
    .toSorted((one, two) => two.worth - one.worth);
  return found[0]?.mark ?? null;
}

/** A clause that is quoted for its content has so many different words of content. */
const contentWords = 3;

const countContent = ({ words }: ReadText, { first, last }: Mark) =>
  new Set(
    words
      .slice(first, last + 1)
      .flatMap(({ tokens }) =>
        tokens.filter(({ kind }) => /content|name|number/.test(kind)).map(({ key }) => key),
      ),
  ).size;

/** An opening that is worth quoting says more than that an answer is coming. */
const isOpening = ({ answer }: AnswerReading, { first, next }: { first: number; next: number }) =>
  next - first >= 4 &&
  !/말씀드리|죄송|질문|thank you|good morning|sorry/i.test(
    quoteOf(answer, { first, last: next - 1 }),
  );
