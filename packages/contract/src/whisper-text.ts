import { z } from 'zod';
import { whisperPassages, whisperTokens } from './constants/speech.ts';
import type { Segment } from './interviews.ts';

export const tokenBudget = (seconds: number): number =>
  Math.min(whisperTokens.max, Math.ceil(seconds * whisperTokens.perSecond) + whisperTokens.spare);

const stepSeconds = 0.02;

/** Where in the model's vocabulary the text ends and the marks of time begin. */
export const whisperMarks = z
  .object({ eos_token_id: z.int(), no_timestamps_token_id: z.int() })
  .transform((config) => ({
    firstSpecial: config.eos_token_id,
    firstTime: config.no_timestamps_token_id + 1,
  }));

export type Passage = {
  segments: Segment[];
  /** Where the model stopped before the end, and has to be asked again; null when it is through. */
  goOnAt: number | null;
};

/**
 * Reads what the model wrote: pieces of text between marks of time. A single mark at the end says that it is through;
 * two say that another segment should have followed, and what stands after the last two is unfinished.
 */
export function readPassage(
  tokens: readonly number[],
  marks: z.infer<typeof whisperMarks>,
  textOf: (pieces: number[]) => string,
): Passage {
  const isTime = (token: number | undefined) => token !== undefined && token >= marks.firstTime;
  const written = tokens.filter((token) => token < marks.firstSpecial || isTime(token));
  const lastPair = written.findLastIndex((token, at) => isTime(token) && isTime(written[at - 1]));
  const isThrough = isTime(written.at(-1)) && !isTime(written.at(-2));
  const isCut = lastPair !== -1 && !isThrough;
  const segments: Segment[] = [];
  let start = 0;
  let pieces: number[] = [];
  const close = (end: number) => {
    if (pieces.length === 0) return;
    const text = withoutLoops(textOf(pieces)).trim();
    if (text !== '') segments.push({ start, end: Math.max(start, end), text });
    pieces = [];
  };
  for (const token of isCut ? written.slice(0, lastPair) : written) {
    if (isTime(token)) {
      const time = (token - marks.firstTime) * stepSeconds;
      close(time);
      start = time;
    } else {
      pieces.push(token);
    }
  }
  close(Infinity);
  return { segments, goOnAt: isCut ? start : null };
}

/** A whole window: the model is asked again from where it stopped. `hear` gets the second to begin at. */
export async function hearPassages(
  seconds: number,
  hear: (from: number) => Promise<Passage>,
): Promise<Segment[]> {
  const segments: Segment[] = [];
  let from = 0;
  for (let passage = 0; passage < whisperPassages.max; passage += 1) {
    const heard = await hear(from);
    for (const { start, end, text } of heard.segments) {
      segments.push({ start: start + from, end: end + from, text });
    }
    if (!heard.goOnAt || seconds - from - heard.goOnAt < whisperPassages.minRestSeconds) break;
    from += heard.goOnAt;
  }
  return tidySegments(segments, seconds);
}

/**
 * The model's loops: something that is said four times in a row and more is kept once. A single letter may be drawn
 * out a little.
 */
export function withoutLoops(text: string): string {
  return text.replaceAll(/(.)\1{9,}/gu, '$1$1$1').replaceAll(/(.{2,80}?)\1{3,}/gu, '$1');
}

/** Within the window, in order, none empty. */
export function tidySegments(segments: readonly Segment[], seconds: number): Segment[] {
  let from = 0;
  return segments.flatMap((segment) => {
    const text = segment.text.trim();
    if (text === '') return [];
    const start = clamp(segment.start, from, seconds);
    from = clamp(segment.end, start, seconds);
    return [{ start, end: from, text }];
  });
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
