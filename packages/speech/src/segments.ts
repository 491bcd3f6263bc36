import type { Segment } from '@daedap/contract/interviews';

export function textOf(segments: readonly Segment[]): string {
  return segments
    .map(({ text }) => text.trim())
    .filter((text) => text !== '')
    .join(' ');
}

/** Keeps segments inside the window and in order, and drops empty ones. */
export function tidySegments(segments: readonly Segment[], windowSeconds: number): Segment[] {
  let from = 0;
  return segments.flatMap((segment) => {
    const text = segment.text.trim();
    if (text === '') return [];
    const start = clamp(segment.start, from, windowSeconds);
    from = clamp(segment.end, start, windowSeconds);
    return [{ start, end: from, text }];
  });
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Moves a segment from the times of its window to those of the whole sound. */
export function shiftSegment({ start, end, text }: Segment, offset: number): Segment {
  return {
    start: roundToHundredth(start + offset),
    end: roundToHundredth(end + offset),
    text: text.trim(),
  };
}

export const roundToHundredth = (value: number): number => Math.round(value * 100) / 100;
