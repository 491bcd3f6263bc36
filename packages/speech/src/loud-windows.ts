import { audioVoicePeak } from '@daedap/contract/constants/speech';
import { maxBrowserWindowSeconds, sampleRate } from './recognition.ts';

/** A stretch of sound, in frames. */
export type Span = { readonly start: number; readonly end: number };

const frameSeconds = 0.02;
const frameSamples = sampleRate * frameSeconds;
const framesOf = (seconds: number) => Math.round(seconds / frameSeconds);

export const samplesOfFrames = (frames: number) => frames * frameSamples;
export const secondsOfFrames = (frames: number) => frames * frameSeconds;

/** A voice is so much louder than the quietest tenth of the sound: speech rises and falls, a hum or a fan does not. */
const aboveFloor = 2.5;
const quietest = 0.003;
const leastVoicedFrames = framesOf(0.1);
const padding = framesOf(0.25);
const longestWindow = framesOf(maxBrowserWindowSeconds);

/** How loud each frame is. */
function levelsOf(samples: Float32Array): Float32Array {
  const levels = new Float32Array(Math.floor(samples.length / frameSamples));
  for (let frame = 0; frame < levels.length; frame += 1) {
    let sum = 0;
    const from = frame * frameSamples;
    for (let at = from; at < from + frameSamples; at += 1) sum += (samples[at] ?? 0) ** 2;
    levels[frame] = Math.sqrt(sum / frameSamples);
  }
  return levels;
}

/**
 * Finds windows with a voice by their loudness, each short enough for the model: it invents words in silence. In a loud
 * room a voice may not be found. Then there is no text, and the server recognises the recording instead.
 */
export function findLoudWindows(samples: Float32Array): {
  windows: Span[];
  isVoiced: (span: Span) => boolean;
} {
  const levels = levelsOf(samples);
  const isAudible = samples.some((sample) => Math.abs(sample) > audioVoicePeak);
  const floor = levels.toSorted()[Math.floor(levels.length / 10)] ?? 0;
  const threshold = isAudible ? Math.max(quietest, aboveFloor * floor) : Infinity;
  const isLoud = (frame: number) => (levels[frame] ?? 0) > threshold;
  const windows = cut(levels).flatMap((span) => {
    const loud = framesIn(span).filter(isLoud);
    const [first = 0] = loud;
    if (loud.length < leastVoicedFrames) return [];
    return {
      start: Math.max(span.start, first - padding),
      end: Math.min(span.end, (loud.at(-1) ?? first) + 1 + padding),
    };
  });
  return { windows, isVoiced: (span) => framesIn(span).some(isLoud) };
}

const framesIn = ({ start, end }: Span) =>
  Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index);

/** Cuts long sound where it is quietest, in the second half of a window. */
function cut(levels: Float32Array): Span[] {
  const spans: Span[] = [];
  let start = 0;
  while (levels.length - start > longestWindow) {
    const end = quietestIn(levels, start + Math.ceil(longestWindow / 2), start + longestWindow);
    spans.push({ start, end });
    start = end;
  }
  return [...spans, { start, end: levels.length }];
}

/** The sample around which the sound between two of its samples is quietest. */
export function quietestSample(samples: Float32Array, from: number, to: number): number {
  const frames = (sample: number) => Math.floor(sample / frameSamples);
  return samplesOfFrames(quietestIn(levelsOf(samples), frames(from), frames(to)));
}

/** The middle of the quietest fifth of a second. */
function quietestIn(levels: Float32Array, from: number, to: number): number {
  const around = 5;
  let best = from;
  let least = Infinity;
  for (let frame = from + around; frame < to - around; frame += 1) {
    const sum = levels.subarray(frame - around, frame + around).reduce((a, b) => a + b, 0);
    if (sum < least) {
      least = sum;
      best = frame;
    }
  }
  return best;
}
