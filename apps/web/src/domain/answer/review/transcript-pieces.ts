import type { Evidence } from '@daedap/contract/interviews';

export type DimensionFilter = 'all' | Evidence['dimension'];

/** A stretch of the transcript that the same evidence covers from end to end. */
export type Piece = {
  readonly start: number;
  readonly text: string;
  /** Narrowest first: the word before the sentence around it. Empty where nothing is marked. */
  readonly evidence: readonly Evidence[];
  /** Other evidence may cut a mark into several pieces: this is the first of its mark. */
  readonly isFirst: boolean;
  /** Notes may stand after this piece. */
  readonly isBreak: boolean;
};

type Range = { readonly evidence: Evidence; readonly start: number; readonly end: number };

/** The transcript in pieces, with what marks each of them. */
export function splitTranscript(
  transcription: string,
  evidence: readonly Evidence[],
  dimension: DimensionFilter,
): Piece[] {
  const ranges = evidence
    .filter((item) => dimension === 'all' || item.dimension === dimension)
    .flatMap((item) => findRange(transcription, item))
    .toSorted((one, two) => one.end - one.start - (two.end - two.start));
  const breaks = new Set(findBreaks(transcription));
  const cuts = new Set([0, ...breaks, ...ranges.flatMap(({ start, end }) => [start, end])]);
  const ordered = [...cuts].toSorted((one, two) => one - two);
  const begun = new Set<Evidence>();
  return ordered.slice(1).map((end, index) => {
    const start = ordered[index] ?? 0;
    const covering = ranges
      .filter((range) => range.start <= start && range.end >= end)
      .map((range) => range.evidence);
    const [own] = covering;
    const text = transcription.slice(start, end);
    const isFirst = own !== undefined && !begun.has(own) && text.trim() !== '';
    if (isFirst) begun.add(own);
    return { start, text, evidence: covering, isFirst, isBreak: breaks.has(end) };
  });
}

/** Where the evidence stands in the text. Words that are not there are not marked: better no mark than a wrong one. */
function findRange(transcription: string, evidence: Evidence): Range[] {
  const { start, end, quote } = evidence;
  const fits = Number.isInteger(start) && Number.isInteger(end) && start >= 0 && start < end;
  const words = fits && end <= transcription.length ? transcription.slice(start, end) : '';
  if (words.trim() !== '' && (quote === '' || words === quote)) {
    return [{ evidence, ...wholeCharacters(transcription, start, end) }];
  }
  const at = quote.trim() === '' ? -1 : findNearest(transcription, quote, start);
  return at < 0 ? [] : [{ evidence, start: at, end: at + quote.length }];
}

/** Where the quote stands closest to the place that was named. */
function findNearest(transcription: string, quote: string, wanted: number): number {
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

/** Speech recognition leaves out full stops: after this many characters the next space is a break. */
const longestStretch = 80;

const sentenceEnds = /[.?!…。？！]+["'”’)」]*(?=\s|$)|\n/g;

/** Where notes may stand between the lines: after sentences, and at the end of the text. */
function findBreaks(text: string): number[] {
  if (text === '') return [];
  const sentences = [...text.matchAll(sentenceEnds)].map(({ 0: end, index }) => index + end.length);
  const breaks: number[] = [];
  let from = 0;
  for (const end of new Set([...sentences, text.length])) {
    while (end - from > longestStretch) {
      const space = text.slice(from + longestStretch, end).search(/\s/);
      if (space < 0) break;
      from += longestStretch + space;
      breaks.push(from);
    }
    from = end;
    breaks.push(end);
  }
  return breaks;
}
