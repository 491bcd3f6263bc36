import type { RubricPoint } from '../question.ts';
import type { AnswerReading } from '../reading.ts';
import { depthElements } from '../scoring/depth.ts';
import { wholeMark, type Mark } from '../scoring/marks.ts';
import type { AnswerScores } from '../scoring/score.ts';
import type { ReadText, Sentence } from '../text/read-text.ts';
import { feedbackTexts, fillIn, type FeedbackTexts } from './texts.ts';
import { spanOf } from './quote.ts';

const dimensions = ['relevance', 'clarity', 'depth'] as const;

export type Evidence = {
  readonly dimension: (typeof dimensions)[number];
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
const shown = { subject: 5, elements: 5, each: 2, lowered: 3 } as const;

/** With less hollow talk than this, nothing is shown: it is just how people speak. */
const hollowFrom = 0.1;

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
  const { points, subject, marks } = reading;
  const noteFor = labelNote(reading);
  const byPoints = points.flatMap(({ point, matches, wrong }) =>
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
  if (scores.relevance > 0 && !found.some(({ effect }) => effect === 'raised'))
    found.push(raised(wholeAnswer(reading), texts.notes.content));
  return [
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
    found.push(raised(fullestSentence(answer, wordsOf), texts.notes.sentence));
  for (const mark of marks.filler.slice(0, shown.lowered))
    found.push(lowered(mark, texts.gaps.fillers.note));
  for (const mark of marks.hedge.slice(0, shown.lowered))
    found.push(lowered(mark, texts.gaps.hedges.note));
  if (scores.clarityParts.repetition < 0)
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

function depthEvidence(
  reading: AnswerReading,
  scores: AnswerScores,
  texts: FeedbackTexts,
): MarkedEvidence[] {
  const { answer, marks, points } = reading;
  const noteFor = labelNote(reading);
  const byElements = depthElements
    .filter((element) => scores.depthParts[element] > 0)
    .toSorted((one, two) => scores.depthParts[two] - scores.depthParts[one])
    .slice(0, shown.elements)
    .flatMap((element) => {
      const note = element === 'name' ? texts.notes.content : texts.strengths[element].note;
      return marks[element].slice(0, shown.each).map((mark) => raised(mark, note));
    });
  const byPoints = points
    .filter(({ degree }) => degree >= 1)
    .map(({ point, matches }) =>
      raised(wholeMark(matches[0]!.words), noteFor(texts.strengths.point.note, point)),
    );
  const byContent =
    scores.depth > 0 ? [raised(fullestSentence(answer, contentOf), texts.notes.content)] : [];
  return [...byElements, ...byPoints, ...byContent, ...hollowEvidence(reading, scores, texts)];
}

/** The sentence that holds the most of something. */
function fullestSentence(
  answer: ReadText,
  amountOf: (answer: ReadText, sentence: Sentence) => number,
): Mark {
  const best = answer.sentences.reduce((one, two) =>
    amountOf(answer, two) > amountOf(answer, one) ? two : one,
  );
  return { first: best.first, last: best.next - 1 };
}

const wordsOf = (_: ReadText, { first, next }: Sentence) => next - first;

const contentOf = ({ words, repeated }: ReadText, { first, next }: Sentence) =>
  words
    .slice(first, next)
    .filter((_, index) => !repeated.has(first + index))
    .flatMap(({ tokens }) => tokens.filter(({ kind }) => kind === 'content' || kind === 'name'))
    .length;

const wholeAnswer = ({ answer }: AnswerReading): Mark => ({
  first: 0,
  last: answer.words.length - 1,
});

const hollowEvidence = (
  { marks }: AnswerReading,
  { discounts }: AnswerScores,
  texts: FeedbackTexts,
) =>
  discounts.hollow < hollowFrom
    ? []
    : marks.hollow.slice(0, shown.lowered).map((mark) => lowered(mark, texts.gaps.hollow.note));

const labelNote =
  ({ language }: AnswerReading) =>
  (note: string, point: RubricPoint) =>
    fillIn(note, { label: point.label[language], quote: '' });
