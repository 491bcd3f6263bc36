import type { RubricPoint } from '../question.ts';
import { wholeMark, type Mark } from '../scoring/marks.ts';
import type { AnswerReading } from '../reading.ts';
import { comfortablePace, longSentence } from '../scoring/clarity.ts';
import { depthElements, type DepthElement } from '../scoring/depth.ts';
import type { AnswerScores } from '../scoring/score.ts';

type Finding<Kind> = {
  readonly kind: Kind;
  /** The words that show it. */
  readonly mark: Mark | null;
  readonly point: RubricPoint | null;
  readonly weight: number;
};

/** Something good that is really there. */
export type Strength = Finding<StrengthKind>;

/** Something that would make the answer better. */
export type Gap = Finding<GapKind>;

const praised = [
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

export type StrengthKind = (typeof praised)[number] | 'point' | 'pointFirst' | 'fluent';

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

/** Below this nothing is praised: the words are there, the answer is not. */
const praiseFrom = 30;

export function findStrengths(reading: AnswerReading, scored: AnswerScores): Strength[] {
  if (scored.relevance < praiseFrom) return [];
  const { measures } = scored;
  const found: Strength[] = [];
  for (const { point, degree, matches } of reading.points)
    if (degree >= 1)
      found.push({ kind: 'point', mark: wholeMark(matches[0]!.words), point, weight: 0.3 });
  for (const kind of praised) {
    // A single number is often just a way of speaking.
    const mark = reading.marks[kind][kind === 'number' ? 1 : 0];
    if (mark) found.push({ kind, mark, point: null, weight: scored.depthParts[kind] * 2 });
  }
  const opening = reading.answer.sentences[0];
  if (measures.conclusionFirst && opening)
    found.push({
      kind: 'pointFirst',
      mark: { first: opening.first, last: opening.next - 1 },
      point: null,
      weight: 0.14,
    });
  if (scored.clarity >= 75 && measures.fillers === 0 && measures.hedges === 0)
    found.push({ kind: 'fluent', mark: null, point: null, weight: 0.06 });
  return found.toSorted((one, two) => two.weight - one.weight);
}

export function findGaps(reading: AnswerReading, scored: AnswerScores): Gap[] {
  const { measures } = scored;
  const found: Gap[] = [];
  const add = (
    kind: GapKind,
    weight: number,
    mark: Mark | null = null,
    point: RubricPoint | null = null,
  ) => found.push({ kind, weight, mark, point });

  if (measures.words === 0) return [{ kind: 'silent', mark: null, point: null, weight: 1 }];
  if (reading.answer.language !== reading.language) add('otherLanguage', 2);
  const [demand] = reading.marks.demand;
  if (demand && scored.score < 60) add('demand', 1.9, demand);
  if (measures.repetition > 0.3) add('repetition', 1.8);
  if (scored.discounts.disconnected > 0.35) add('list', 1.7);
  const isFalse = reading.points.some(({ wrong }) => wrong);
  if (scored.relevance < 20 && found.length === 0 && !isFalse)
    add(isEcho(reading) ? 'echo' : 'offTopic', 1.6);
  for (const { point, wrong } of reading.points)
    if (wrong) add('wrong', 1.5, wholeMark(wrong.words), point);
  if (scored.discounts.hollow > 0.5) add('hollow', 1.2, reading.marks.hollow[0] ?? null);
  if (measures.vocabulary < 4 + reading.capacity / 5 && scored.depth < 60) add('short', 0.9);
  reading.points.forEach(({ point, degree, wrong }, index) => {
    if (degree < 1 && !wrong) add('point', 0.8 - 0.05 * index - 0.3 * degree, null, point);
  });
  addDepthGaps(reading, scored, add);
  addDeliveryGaps(reading, scored, add);
  if (found.length === 0) add('polish', 0.1);
  return found.toSorted((one, two) => two.weight - one.weight);
}

const isEcho = ({ answer, question }: AnswerReading) =>
  answer.words.filter(({ tokens }) => tokens.some(({ key }) => question.byKey.has(key))).length >=
  answer.words.length * 0.5;

type Add = (kind: GapKind, weight: number, mark?: Mark | null) => void;

const missedElements = [
  ['ownAction', 'action'],
  ['result', 'result'],
  ['number', 'number'],
  ['reason', 'reason'],
  ['example', 'example'],
  ['reflection', 'reflection'],
] as const;

function addDepthGaps(reading: AnswerReading, scored: AnswerScores, add: Add): void {
  const told = depthElements.filter((element) => reading.marks[element].length > 0).length;
  // What fits into the time is enough: ten seconds hold two or three of these.
  if (told >= 2 + reading.capacity / 12) return;
  const story = reading.questionType === 'behavioral' || reading.questionType === 'general';
  for (const [element, kind] of missedElements) {
    if (reading.marks[element].length > 0) continue;
    if (!story && (kind === 'action' || kind === 'result' || kind === 'reflection')) continue;
    if (kind === 'action' && reading.marks.plan.length > 0) continue;
    if (kind === 'example' && scored.measures.situation) continue;
    add(kind, kind === 'action' || kind === 'reason' ? 0.6 : 0.5);
  }
}

function addDeliveryGaps(reading: AnswerReading, scored: AnswerScores, add: Add): void {
  const { answer, marks } = reading;
  const { measures, clarityParts } = scored;
  if (clarityParts.fillers < -0.08) add('fillers', 0.55, marks.filler[0]);
  if (clarityParts.hedges < -0.05) add('hedges', 0.55, marks.hedge[0]);
  if (measures.sentences > 1 && measures.sentenceLength > longSentence[answer.language])
    add('runOn', 0.45);
  const { from, to } = comfortablePace[answer.language];
  if (measures.pace !== null && measures.pace < from * 0.75) add('slow', 0.35);
  if (measures.pace !== null && measures.pace > to * 1.1) add('fast', 0.35);
  if (!measures.conclusionFirst && reading.capacity > 20 && measures.words > 25)
    add('pointLate', 0.4);
}
