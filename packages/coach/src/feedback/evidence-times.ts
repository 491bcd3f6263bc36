import type { Evidence } from './evidence.ts';

/** A stretch of speech with its time, as speech recognition gives it. */
export type Segment = { readonly start: number; readonly end: number; readonly text: string };

type PlacedSegment = Segment & { readonly from: number; readonly to: number };

/** Adds to each piece of evidence the time at which it was said. */
export function addSeconds(
  evidence: readonly Evidence[],
  transcript: string,
  segments: readonly Segment[],
): Evidence[] {
  const placed = placeSegments(transcript, segments);
  return evidence.map((item) => {
    const start = secondsAt(placed, item.start);
    const end = secondsAt(placed, item.end);
    return start === null || end === null ? item : { ...item, seconds: { start, end } };
  });
}

/** Finds the segments in the transcript, one after another. Some are missing if the user corrected the transcript. */
function placeSegments(transcript: string, segments: readonly Segment[]): PlacedSegment[] {
  let from = 0;
  return segments.flatMap((segment) => {
    const text = segment.text.trim();
    const at = text === '' ? -1 : transcript.indexOf(text, from);
    if (at < 0) return [];
    from = at + text.length;
    return [{ ...segment, from: at, to: from }];
  });
}

/** Assumes that the letters of a segment are spoken evenly. */
function secondsAt(placed: readonly PlacedSegment[], offset: number): number | null {
  const found = placed.find(({ from, to }) => offset >= from && offset <= to);
  if (!found) return null;
  const share = (offset - found.from) / Math.max(1, found.to - found.from);
  return Math.round((found.start + share * (found.end - found.start)) * 100) / 100;
}
