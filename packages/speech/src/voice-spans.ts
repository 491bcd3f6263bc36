import { sampleRate } from './recognition.ts';

/** The voice detector rates the sound in frames of this many samples; a second has 31.25 of them. */
export const frameSamples = 512;
export const secondsOfFrames = (frames: number): number => (frames * frameSamples) / sampleRate;
export const framesOfSeconds = (seconds: number): number =>
  Math.round((seconds * sampleRate) / frameSamples);

/** A voice starts above the first chance and ends below the second, so that a wavering chance does not cut it. */
const beginsAbove = 0.5;
export const endsBelow = 0.35;
/** A click or a cough is shorter than a voice; the hold of a consonant is shorter than a pause. */
const shortestVoice = framesOfSeconds(0.2);
const shortestPause = framesOfSeconds(0.25);
/** The soft start and end of a word are below the thresholds. */
export const margin = framesOfSeconds(0.1);

/** A stretch with a voice in it, in seconds. */
export type VoiceSpan = { start: number; end: number };

/** A stretch of frames, without the one at its end. */
export type FrameSpan = { start: number; end: number };

export type VoiceSpans = {
  spans: FrameSpan[];
  /** Up to this frame nothing changes when more frames follow. */
  settled: number;
};

/** Finds the voice by its chance in each frame. `begun`: the sound was cut right after a voiced frame. */
export function findSpans(chances: ArrayLike<number>, begun = false): VoiceSpans {
  const spans: FrameSpan[] = [];
  const keep = (first: number, last: number) => {
    const isVoice = last - first + 1 >= shortestVoice || (begun && first === 0);
    if (!isVoice) return;
    const end = Math.min(chances.length, last + 1 + margin);
    spans.push({ start: Math.max(0, first - margin), end });
  };
  let first: number | null = begun ? 0 : null;
  let last = -1;
  for (let frame = 0; frame < chances.length; frame += 1) {
    const chance = chances[frame] ?? 0;
    if (first === null) {
      if (chance > beginsAbove) first = last = frame;
    } else if (chance >= endsBelow) {
      last = frame;
    } else if (frame - last >= shortestPause) {
      keep(first, last);
      first = null;
    }
  }
  if (first === null) return { spans, settled: Math.max(0, chances.length - margin) };
  keep(first, last);
  return { spans, settled: Math.max(0, first - margin) };
}

export const inSeconds = ({ start, end }: FrameSpan): VoiceSpan => ({
  start: secondsOfFrames(start),
  end: secondsOfFrames(end),
});

/** Fills the last frame with silence, so that speech in it is not lost. */
export function wholeFrames(samples: Float32Array): Float32Array {
  const missing = -samples.length & (frameSamples - 1);
  if (missing === 0) return samples;
  const filled = new Float32Array(samples.length + missing);
  filled.set(samples);
  return filled;
}
