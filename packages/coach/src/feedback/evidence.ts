import type { RubricPoint } from '../question.ts';
import type { AnswerReading } from '../reading.ts';
import { meaningOf } from '../meaning/meaning.ts';
import { wholeMark, type Mark, type MarkName } from '../scoring/marks.ts';
import { virtuesOf } from '../scoring/parts.ts';
import type { AnswerScores } from '../scoring/score.ts';
import { dimensions, weights, type Dimension } from '../scoring/weights.ts';
import type { ReadText } from '../text/read-text.ts';
import { stretchesOf, type Stretch } from '../text/stretches.ts';
import { feedbackTexts, fillIn, type FeedbackTexts } from './texts.ts';
import { spanOf } from './quote.ts';

export type Evidence = {
  readonly dimension: Dimension;
  readonly effect: 'raised' | 'lowered';
  readonly quote: string;
  /** Offsets into the transcript, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  readonly note: string;
  /** When it was said, if the times of the words are known. */
  readonly seconds?: { readonly start: number; readonly end: number };
};

/** A piece of evidence whose place is still given in words. */
type MarkedEvidence = {
  readonly effect: Evidence['effect'];
  readonly mark: Mark;
  readonly note: string;
};

const raised = (mark: Mark, note: string): MarkedEvidence => ({ effect: 'raised', mark, note });
const lowered = (mark: Mark, note: string): MarkedEvidence => ({ effect: 'lowered', mark, note });

/** How many of one kind are shown at most. */
const shown = { subject: 5, each: 2, lowered: 3 } as const;

/** Finds the words that raised or lowered each score. */
export function findEvidence(reading: AnswerReading, scores: AnswerScores): Evidence[] {
  if (reading.answer.words.length === 0) return [];
  const texts = feedbackTexts[reading.language];
  const found = {
    relevance: relevanceEvidence(reading, scores, texts),
    clarity: clarityEvidence(reading, scores, texts),
    depth: depthEvidence(reading, scores, texts),
  };
  return dimensions.flatMap((dimension) => {
    const seen = new Set<string>();
    return found[dimension].flatMap(({ effect, mark, note }) => {
      const { start, end } = spanOf(reading.answer, mark);
      const key = `${effect} ${start} ${end}`;
      if (seen.has(key)) return [];
      seen.add(key);
      return [{ dimension, effect, quote: reading.answer.raw.slice(start, end), start, end, note }];
    });
  });
}

function relevanceEvidence(
  reading: AnswerReading,
  scores: AnswerScores,
  texts: FeedbackTexts,
): MarkedEvidence[] {
  const { points, falsehoods, things, subject, marks } = reading;
  const noteFor = labelNote(reading);
  const byPoints = [...points, ...falsehoods].flatMap(({ point, matches, wrong }) =>
    wrong
      ? [lowered(wholeMark(wrong.words), noteFor(texts.gaps.wrong.note, point))]
      : matches
          .slice(0, shown.each)
          .map(({ words }) => raised(wholeMark(words), noteFor(texts.strengths.point.note, point))),
  );
  const bySubject = subject.words
    .slice(0, shown.subject)
    .map((word) => raised({ first: word, last: word }, texts.notes.subject));
  const found = [...byPoints, ...(scores.relevance > 0 ? bySubject : [])];
  if (scores.relevance > 0) found.push(raised(mostConcrete(reading.answer), texts.notes.content));
  const swapped = scores.gates.falsehood < 1 ? things.swapped.slice(0, shown.lowered) : [];
  return [
    ...swapped.map(({ first, next }) =>
      lowered({ first, last: next - 1 }, texts.remarks.swapped.note),
    ),
    ...found,
    ...marks.demand.map((mark) => lowered(mark, texts.gaps.demand.note)),
    ...hollowEvidence(reading, scores, texts),
  ];
}

function clarityEvidence(
  reading: AnswerReading,
  scores: AnswerScores,
  texts: FeedbackTexts,
): MarkedEvidence[] {
  const { answer, marks } = reading;
  const found: MarkedEvidence[] = [];
  const [opening] = answer.sentences;
  if (scores.measures.conclusionFirst && opening)
    found.push(
      raised({ first: opening.first, last: opening.next - 1 }, texts.strengths.pointFirst.note),
    );
  for (const kind of ['step', 'reason', 'contrast', 'example'] as const)
    for (const mark of marks[kind].slice(0, shown.each))
      found.push(raised(mark, texts.strengths[kind].note));
  if (scores.clarity > 0)
    found.push(
      raised(longestSentence(answer), texts.notes.sentence),
      raised(mostConcrete(answer), texts.notes.content),
    );
  for (const mark of marks.filler.slice(0, shown.lowered))
    found.push(lowered(mark, texts.gaps.fillers.note));
  if (scores.parts.repetition < 0)
    found.push(lowered(repeatedMark(reading), texts.gaps.repetition.note));
  return found;
}

/** The first repeated words that follow each other; the whole answer if the same words come in another order. */
function repeatedMark(reading: AnswerReading): Mark {
  const { repeated } = reading.answer;
  if (repeated.size === 0) return wholeAnswer(reading);
  const first = Math.min(...repeated);
  let last = first;
  while (repeated.has(last + 1)) last += 1;
  return { first, last };
}

/** What is told, the most telling first. */
const toldElements = [
  'number',
  'ownAction',
  'plan',
  'result',
  'reason',
  'contrast',
  'example',
  'reflection',
  'situation',
  'name',
] as const satisfies readonly MarkName[];

function depthEvidence(
  reading: AnswerReading,
  scores: AnswerScores,
  texts: FeedbackTexts,
): MarkedEvidence[] {
  const { answer, marks, points } = reading;
  const noteFor = labelNote(reading);
  const byElements = toldElements.flatMap((element) => {
    const note = element === 'name' ? texts.notes.content : texts.strengths[element].note;
    return marks[element].slice(0, shown.each).map((mark) => raised(mark, note));
  });
  const byPoints = points
    .filter(({ degree }) => degree >= 1)
    .map(({ point, matches }) =>
      raised(wholeMark(matches[0]!.words), noteFor(texts.strengths.point.note, point)),
    );
  const concrete = scores.depth > 0 ? [raised(mostConcrete(answer), texts.notes.content)] : [];
  return [...byElements, ...byPoints, ...concrete, ...hollowEvidence(reading, scores, texts)];
}

const longestSentence = ({ sentences }: ReadText): Mark =>
  markOf(sentences.reduce((one, two) => (two.next - two.first > one.next - one.first ? two : one)));

const wholeAnswer = ({ answer }: AnswerReading): Mark => ({
  first: 0,
  last: answer.words.length - 1,
});

/** The stretches of an answer, the one with the least content first. */
function byContent(answer: ReadText): Stretch[] {
  const meaning = meaningOf(answer.language);
  return stretchesOf(answer)
    .map((stretch) => ({
      stretch,
      content: meaning.concretenessOf(answer, stretch.first, stretch.next),
    }))
    .toSorted((one, two) => one.content - two.content)
    .map(({ stretch }) => stretch);
}

const markOf = ({ first, next }: Stretch): Mark => ({ first, last: next - 1 });

const mostConcrete = (answer: ReadText) => markOf(byContent(answer).at(-1)!);

/** Empty talk: words about virtues, and the stretch with the least content if the answer has less than usual. */
function hollowEvidence(
  reading: AnswerReading,
  { parts }: AnswerScores,
  texts: FeedbackTexts,
): MarkedEvidence[] {
  const { answer } = reading;
  const { usual } = weights[answer.language];
  const virtues = parts.virtues < usual.virtues ? virtuesOf(reading).slice(0, shown.lowered) : [];
  const emptiest = parts.concrete < usual.concrete ? byContent(answer).slice(0, 1) : [];
  return [...virtues, ...emptiest.map(markOf)].map((mark) => lowered(mark, texts.gaps.hollow.note));
}

const labelNote =
  ({ language }: AnswerReading) =>
  (note: string, point: RubricPoint) =>
    fillIn(note, { label: point.label[language], quote: '' });
