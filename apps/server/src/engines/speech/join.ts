import type { Heard, SpeechSegment, Transcript, VoiceSpan } from './speech-types.ts';

/** What was heard in one window, and where the window lies. All in seconds of the whole. */
export type HeardWindow = { start: number; voice: VoiceSpan[]; heard: Heard };

/** A segment that no voice is in was invented. */
const leastVoiceSeconds = 0.05;

/** One text of all windows, with times of the whole. */
export function joinWindows(windows: readonly HeardWindow[]): Heard {
  const kept = windows.map(({ start, voice, heard }) => {
    const segments = heard.segments
      .map((segment) => shifted(segment, start))
      .filter((segment) => voicedSeconds(segment, voice) >= leastVoiceSeconds);
    return { segments, confidence: heard.confidence };
  });
  const segments = kept.flatMap((window) => window.segments);
  return { text: textOf(segments), segments, confidence: meanConfidence(kept) };
}

export function textOf(segments: readonly SpeechSegment[]): string {
  return segments
    .map(({ text }) => text.trim())
    .filter((text) => text !== '')
    .join(' ');
}

export const transcriptOf = (
  heard: Heard,
  durationSeconds: number,
  voiced: boolean,
): Transcript => ({
  ...heard,
  durationSeconds,
  voiced,
});

function shifted({ start, end, text }: SpeechSegment, offset: number): SpeechSegment {
  return { start: hundredths(start + offset), end: hundredths(end + offset), text: text.trim() };
}

const hundredths = (seconds: number) => Math.round(seconds * 100) / 100;

/** The model puts a moment's text into a segment without length now and then: that counts as where it stands. */
function voicedSeconds(segment: SpeechSegment, voice: readonly VoiceSpan[]): number {
  const end = Math.max(segment.end, segment.start + leastVoiceSeconds);
  return voice.reduce(
    (sum, span) => sum + Math.max(0, Math.min(span.end, end) - Math.max(span.start, segment.start)),
    0,
  );
}

/** Each window counts by the length of its text. */
function meanConfidence(windows: readonly Pick<Heard, 'segments' | 'confidence'>[]): number {
  let letters = 0;
  let sum = 0;
  for (const { segments, confidence } of windows) {
    const { length } = textOf(segments);
    letters += length;
    sum += length * confidence;
  }
  return letters === 0 ? 0 : hundredths(sum / letters);
}
