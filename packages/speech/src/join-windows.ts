import type { Segment } from '@daedap/contract/interviews';
import type { Recognition } from './recognition.ts';
import { roundToHundredth, shiftSegment, textOf } from './segments.ts';
import type { VoiceSpan } from './voice-spans.ts';

export type RecognisedWindow = {
  /** Where the window starts, in seconds of the whole sound. */
  start: number;
  /** Where the voice is, in seconds of the whole sound. */
  voice: VoiceSpan[];
  /** In seconds of the window. */
  recognition: Recognition;
};

/** The model invented a segment that has less voice in it. */
const minVoiceSeconds = 0.05;

/** Joins windows to one text, with times of the whole sound. */
export function joinWindows(windows: readonly RecognisedWindow[]): Recognition {
  const kept = windows.map(({ start, voice, recognition }) => ({
    segments: recognition.segments
      .map((segment) => shiftSegment(segment, start))
      .filter((segment) => voicedSeconds(segment, voice) >= minVoiceSeconds),
    confidence: recognition.confidence,
  }));
  const segments = kept.flatMap((window) => window.segments);
  return { text: textOf(segments), segments, confidence: meanConfidence(kept) };
}

/** Now and then the model writes a segment without length: it counts as if it had the shortest one. */
function voicedSeconds(segment: Segment, voice: readonly VoiceSpan[]): number {
  const end = Math.max(segment.end, segment.start + minVoiceSeconds);
  return voice.reduce(
    (sum, span) => sum + Math.max(0, Math.min(span.end, end) - Math.max(span.start, segment.start)),
    0,
  );
}

/** Each window counts by the length of its text. */
function meanConfidence(windows: readonly Pick<Recognition, 'segments' | 'confidence'>[]): number {
  let letters = 0;
  let sum = 0;
  for (const { segments, confidence } of windows) {
    const { length } = textOf(segments);
    letters += length;
    sum += length * confidence;
  }
  return letters === 0 ? 0 : roundToHundredth(sum / letters);
}
