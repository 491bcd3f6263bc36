import { audioVoicePeak } from '@daedap/contract/constants/speech';
import { maxBrowserWindowSeconds, sampleRate } from './recognition.ts';

/** A stretch of samples, without the one at its end. */
export type SampleWindow = { readonly start: number; readonly end: number };

const seconds = (count: number) => Math.round(count * sampleRate);
const longest = seconds(maxBrowserWindowSeconds);
/** Shorter windows are recognised worse. */
const shortest = seconds(6);
const frame = seconds(0.03);
/** A pause has at least so many frames; the hold of a consonant is shorter. */
const pauseFrames = 10;
/** A room is never quite silent: a pause has at most this share of the loudest peak. */
const pauseShare = 0.1;

export const hasVoice = (samples: Float32Array): boolean => peakOf(samples) > audioVoicePeak;

/** The next window of sound that is still being recorded, cut at a pause; null to wait for more sound. */
export function nextWindow(
  samples: Float32Array,
  start: number,
  isAll: boolean,
): SampleWindow | null {
  const left = samples.length - start;
  if (isAll && left <= longest) return left > 0 ? { start, end: samples.length } : null;
  if (left < shortest) return null;
  const peaks = framePeaks(samples.subarray(start, start + longest));
  const cut = lastPause(peaks) ?? (left >= longest ? softest(peaks) : null);
  return cut === null ? null : { start, end: start + cut * frame };
}

function framePeaks(samples: Float32Array): number[] {
  const count = Math.floor(samples.length / frame);
  return Array.from({ length: count }, (_, at) =>
    peakOf(samples.subarray(at * frame, (at + 1) * frame)),
  );
}

function peakOf(samples: Float32Array): number {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  return peak;
}

/** The middle of the last pause, if the window before it is long enough. */
function lastPause(peaks: readonly number[]): number | null {
  const loudest = peaks.reduce((most, peak) => Math.max(most, peak), 0);
  const quiet = Math.max(audioVoicePeak, loudest * pauseShare);
  let run = 0;
  for (let at = peaks.length - 1; at >= 0; at -= 1) {
    run = (peaks[at] ?? 0) <= quiet ? run + 1 : 0;
    const middle = at + pauseFrames / 2;
    if (middle * frame < shortest) return null;
    if (run >= pauseFrames) return middle;
  }
  return null;
}

/** Without a pause: the softest frame of the second half, where a cut harms least. */
function softest(peaks: readonly number[]): number {
  let best = peaks.length;
  let least = Infinity;
  for (let at = Math.floor(peaks.length / 2); at < peaks.length; at += 1) {
    const peak = peaks[at] ?? 0;
    if (peak < least) [best, least] = [at, peak];
  }
  return best;
}
