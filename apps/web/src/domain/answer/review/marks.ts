import type { Evidence } from '@daedap/contract/interviews';
import { restsOf } from './rests.ts';

export type DimensionFilter = 'all' | Evidence['dimension'];

/** A stretch of the transcript that the same evidence covers from end to end. */
export type Piece = {
  readonly start: number;
  readonly text: string;
  /** Narrowest first: the word before the sentence around it. Empty where nothing is marked. */
  readonly evidence: readonly Evidence[];
  /** Others begin and end inside a mark and cut it into pieces: this is the first that is its own. */
  readonly first: boolean;
  /** The text may be parted after this piece. */
  readonly rest: boolean;
};

type Placed = { readonly evidence: Evidence; readonly start: number; readonly end: number };

/** The transcript in pieces, with what marks each of them. */
export function marksOf(
  transcription: string,
  evidence: readonly Evidence[],
  dimension: DimensionFilter,
): Piece[] {
  const placed = evidence
    .filter((item) => dimension === 'all' || item.dimension === dimension)
    .flatMap((item) => place(transcription, item))
    .toSorted((one, two) => one.end - one.start - (two.end - two.start));
  const rests = new Set(restsOf(transcription));
  const cuts = new Set([0, ...rests, ...placed.flatMap(({ start, end }) => [start, end])]);
  const ordered = [...cuts].toSorted((one, two) => one - two);
  const begun = new Set<Evidence>();
  return ordered.slice(1).map((end, index) => {
    const start = ordered[index] ?? 0;
    const covering = placed
      .filter((range) => range.start <= start && range.end >= end)
      .map((range) => range.evidence);
    const [own] = covering;
    const text = transcription.slice(start, end);
    const first = own !== undefined && !begun.has(own) && text.trim() !== '';
    if (first) begun.add(own);
    return { start, text, evidence: covering, first, rest: rests.has(end) };
  });
}

/** Where the evidence stands in the text. Words that are not there are not marked: better no mark than a wrong one. */
function place(transcription: string, evidence: Evidence): Placed[] {
  const { start, end, quote } = evidence;
  const fits = Number.isInteger(start) && Number.isInteger(end) && start >= 0 && start < end;
  const said = fits && end <= transcription.length ? transcription.slice(start, end) : '';
  if (said.trim() !== '' && (quote === '' || said === quote)) {
    return [{ evidence, ...wholeCharacters(transcription, start, end) }];
  }
  const found = quote.trim() === '' ? -1 : nearest(transcription, quote, start);
  return found < 0 ? [] : [{ evidence, start: found, end: found + quote.length }];
}

/** Where the quote stands closest to the place that was named. */
function nearest(transcription: string, quote: string, wanted: number): number {
  const from = Number.isFinite(wanted) ? wanted : 0;
  const before = transcription.lastIndexOf(quote, from);
  const after = transcription.indexOf(quote, from);
  if (before < 0 || after < 0) return Math.max(before, after);
  return from - before <= after - from ? before : after;
}

const isSecondHalf = (text: string, at: number) => /^[\uDC00-\uDFFF]/.test(text.slice(at, at + 1));

/** An emoji is two UTF-16 units: it is marked whole or not at all. */
function wholeCharacters(text: string, start: number, end: number) {
  return {
    start: isSecondHalf(text, start) ? start - 1 : start,
    end: isSecondHalf(text, end) ? end + 1 : end,
  };
}
