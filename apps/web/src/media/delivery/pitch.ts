import { quantile, type Samples } from './levels.ts';
import type { Span } from './sound-track.ts';

/** The pitch of a human voice lies between these, in hertz. */
const lowest = 65;
const highest = 420;
/** Pitch is looked for at this rate: half of what is recorded, which the voice's pitch does not need. */
const slowRate = 8_000;
const windowSeconds = 0.04;
export const hopSeconds = 0.02;
/** From 0 (noise) to 1 (a perfectly even tone). */
const clearEnough = 0.8;
/** The first peak that is nearly as high as the highest one is the pitch; later ones are its octaves below. */
const nearlyHighest = 0.9;

/** The pitch of each voiced moment inside the spans, in semitones. Consonants, breath and noise have none. */
export function trackPitch(sound: Samples, spans: readonly Span[]): number[] {
  const slow = slowDown(sound);
  const window = Math.round(windowSeconds * slowRate);
  const found: number[] = [];
  for (const { start, end } of spans) {
    for (let seconds = start; seconds + windowSeconds <= end; seconds += hopSeconds) {
      const from = Math.round(seconds * slowRate);
      const hertz = pitchOf(slow.subarray(from, from + window));
      if (hertz !== null) found.push(12 * Math.log2(hertz));
    }
  }
  return found;
}

/** Means of neighbours: a filter against what the lower rate cannot hold. */
function slowDown({ samples, sampleRate }: Samples): Float32Array {
  const ratio = sampleRate / slowRate;
  const slow = new Float32Array(Math.floor(samples.length / ratio));
  for (let at = 0; at < slow.length; at += 1) {
    const from = Math.floor(at * ratio);
    const to = Math.max(from + 1, Math.floor((at + 1) * ratio));
    let sum = 0;
    for (let index = from; index < to; index += 1) sum += samples[index]!;
    slow[at] = sum / (to - from);
  }
  return slow;
}

const shortestLag = Math.floor(slowRate / highest);
const longestLag = Math.ceil(slowRate / lowest);

/**
 * The pitch of one window, or null when it has none. A voice repeats itself after a period: the window is compared with
 * itself, shifted by each lag and normalised by the power of both parts, so that loudness does not matter.
 */
function pitchOf(window: Float32Array): number | null {
  if (window.length <= longestLag * 1.5) return null;
  const likeness = new Float32Array(longestLag + 2);
  const { length } = window;
  /** The power of all samples before each one. */
  const power = new Float64Array(length + 1);
  for (let at = 0; at < length; at += 1) power[at + 1] = power[at]! + window[at]! ** 2;
  for (let lag = shortestLag - 1; lag <= longestLag + 1; lag += 1) {
    let product = 0;
    for (let at = lag; at < length; at += 1) product += window[at]! * window[at - lag]!;
    const both = power[length - lag]! + power[length]! - power[lag]!;
    likeness[lag] = both > 0 ? (2 * product) / both : 0;
  }
  const peaks: number[] = [];
  for (let lag = shortestLag; lag <= longestLag; lag += 1) {
    const here = likeness[lag]!;
    if (here > 0 && here >= likeness[lag - 1]! && here > likeness[lag + 1]!) peaks.push(lag);
  }
  const best = Math.max(0, ...peaks.map((lag) => likeness[lag]!));
  const lag = peaks.find((peak) => likeness[peak]! >= nearlyHighest * best);
  if (best < clearEnough || lag === undefined) return null;
  return slowRate / peakBetween(likeness, lag);
}

/** The top of the parabola through a peak and its neighbours: finer than whole samples. */
function peakBetween(values: Float32Array, at: number): number {
  const [before, here, after] = [values[at - 1]!, values[at]!, values[at + 1]!];
  const bend = before - 2 * here + after;
  return bend === 0 ? at : at + (before - after) / (2 * bend);
}

/** Fewer voiced moments say nothing about a range: two seconds of voice. */
const fewestPoints = Math.round(2 / hopSeconds);
/** A voice does not jump further between neighbours; the tracker does, by octaves. */
const largestJump = 5;
/** Moments on each side that a moment is compared with. */
const neighbours = 4;

/**
 * Between the tenth and the ninetieth hundredth of all pitches, in semitones. Null with too little voice. Moments that
 * lie apart from their neighbours are errors of the tracker and do not count.
 */
export function pitchRangeOf(pitches: readonly number[]): number | null {
  const middle = quantile(pitches, 0.5);
  const sure = pitches.filter((pitch, at) => {
    const near = pitches.slice(Math.max(0, at - neighbours), at + neighbours + 1);
    return Math.abs(pitch - quantile(near, 0.5)) <= largestJump && Math.abs(pitch - middle) <= 12;
  });
  if (sure.length < fewestPoints) return null;
  return quantile(sure, 0.9) - quantile(sure, 0.1);
}
