import { quantile, stepSeconds } from './levels.ts';
import type { Span } from './sound-track.ts';

/** The loudness of a recording: of the room, of the loud parts, and the border between both. In decibels. */
export type Loudness = { readonly floor: number; readonly loud: number; readonly border: number };

/** A voice is this much louder than the room, but quiet sounds of speech are much quieter than loud ones. */
const aboveFloor = { usual: 9, least: 4 } as const;
const belowLoud = { most: 32, least: 15 } as const;

export function loudnessOf(levels: Float32Array): Loudness {
  const floor = quantile(levels, 0.1);
  const loud = quantile(levels, 0.95);
  const usual = Math.max(floor + aboveFloor.usual, loud - belowLoud.most);
  const border = Math.max(floor + aboveFloor.least, Math.min(loud - belowLoud.least, usual));
  return { floor, loud, border };
}

/** Consonants interrupt a voice for less than this. */
const shortestGap = 0.3;
/** A shorter sound is a click, a breath or a key. */
const shortestSound = 0.15;

/** Where the recording is louder than the border. */
export function loudSpans(levels: Float32Array, border: number): Span[] {
  const raw: { start: number; end: number }[] = [];
  levels.forEach((level, at) => {
    if (level <= border) return;
    const start = at * stepSeconds;
    const end = start + stepSeconds;
    const last = raw.at(-1);
    if (last && start - last.end < shortestGap) last.end = end;
    else raw.push({ start, end });
  });
  return raw.filter(({ start, end }) => end - start >= shortestSound);
}

/** The silences of at least this length between the first and the last word. */
export function pausesOf(voice: readonly Span[], least: number): Span[] {
  return voice.slice(1).flatMap(({ start }, at) => {
    const { end } = voice[at]!;
    return start - end >= least ? [{ start: end, end: start }] : [];
  });
}

/** The spans, with gaps shorter than this filled. */
export function joinSpans(spans: readonly Span[], shorterThan: number): Span[] {
  const joined: { start: number; end: number }[] = [];
  for (const { start, end } of spans) {
    const last = joined.at(-1);
    if (last && start - last.end < shorterThan) last.end = end;
    else joined.push({ start, end });
  }
  return joined;
}

/** The seconds of a stretch that lie inside the spans. */
export const overlap = (spans: readonly Span[], { start, end }: Span) =>
  spans.reduce(
    (sum, span) => sum + Math.max(0, Math.min(end, span.end) - Math.max(start, span.start)),
    0,
  );

export const lengthOf = (spans: readonly Span[]) =>
  spans.reduce((sum, { start, end }) => sum + end - start, 0);
