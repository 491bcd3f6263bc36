import type { Evidence } from '@daedap/coach/feedback/evidence';
import { addSeconds, type Segment } from '@daedap/coach/feedback/evidence-times';
import { dimensions, type EvaluationOutput } from './outputs.ts';
import { hasWords, tidyText } from './tidy.ts';

type Claimed = EvaluationOutput['evidence'];

/** So many are shown of each score. */
const mostOfDimension = 5;
const longestNote = 200;

/**
 * The model's quotes as far as they stand in the transcript, letter by letter. A score of which none stands has the
 * coach's evidence instead.
 */
export function evidenceFrom(
  claimed: Claimed,
  coachs: readonly Evidence[],
  transcript: string,
  segments: readonly Segment[] | undefined,
): Evidence[] {
  const held = heldEvidence(claimed, transcript);
  const timed = segments ? addSeconds(held, transcript, segments) : held;
  return dimensions.flatMap((dimension) => {
    const own = timed.filter((item) => item.dimension === dimension);
    const shown = own.length > 0 ? own : coachs.filter((item) => item.dimension === dimension);
    return shown.slice(0, mostOfDimension);
  });
}

function heldEvidence(claimed: Claimed, transcript: string): Evidence[] {
  const seen = new Set<string>();
  return claimed.flatMap(({ dimension, effect, quote: given, note: words }) => {
    const quote = given.trim();
    const note = tidyText(words, longestNote);
    const start = hasWords(quote) && quote.isWellFormed() ? transcript.indexOf(quote) : -1;
    const key = `${dimension} ${effect} ${quote}`;
    if (start < 0 || note === '' || seen.has(key)) return [];
    seen.add(key);
    return [{ dimension, effect, quote, start, end: start + quote.length, note }];
  });
}

const quotations = /["“「『‘]([^"“”「」『』‘’]{2,})["”」』’]/gu;

/** Whether every quotation in a text is the candidate's own. */
export const quotesOnly = (text: string, transcript: string) =>
  [...text.matchAll(quotations)].every(([, quoted = '']) =>
    transcript.includes(quoted.replace(/[\s.,…!?]+$/u, '')),
  );
