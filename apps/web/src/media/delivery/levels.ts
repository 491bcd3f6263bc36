import { frameSeconds, quietestLevel, type SoundTrack } from './sound-track.ts';

/** The samples of one channel. */
export type Samples = { readonly samples: Float32Array; readonly sampleRate: number };

/** Voice is looked for in steps of a hundredth of a second. */
export const stepSeconds = 0.01;

/** The loudness of each step in decibels below full scale. A constant offset of the microphone is no sound. */
export function stepLevels({ samples, sampleRate }: Samples): Float32Array {
  const step = Math.round(stepSeconds * sampleRate);
  const levels = new Float32Array(Math.floor(samples.length / step));
  for (let at = 0; at < levels.length; at += 1) {
    const from = at * step;
    let sum = 0;
    let squares = 0;
    for (let index = from; index < from + step; index += 1) {
      const sample = samples[index]!;
      sum += sample;
      squares += sample * sample;
    }
    levels[at] = decibels(Math.max(0, squares / step - (sum / step) ** 2));
  }
  return levels;
}

export const decibels = (power: number) =>
  Math.max(quietestLevel, 10 * Math.log10(Math.max(power, 1e-12)));

/** What a timeline draws: the loudest sample and the loudness of each frame. */
export function frames(sound: Samples, levels: Float32Array): Pick<SoundTrack, 'peaks' | 'levels'> {
  const { samples, sampleRate } = sound;
  const length = Math.ceil(samples.length / sampleRate / frameSeconds);
  const peaks = new Uint8Array(length);
  const loudness = new Uint8Array(length);
  const perFrame = frameSeconds * sampleRate;
  const stepsPerFrame = Math.round(frameSeconds / stepSeconds);
  for (let at = 0; at < length; at += 1) {
    const end = Math.min(samples.length, Math.round((at + 1) * perFrame));
    let peak = 0;
    for (let index = Math.round(at * perFrame); index < end; index += 1) {
      const size = Math.abs(samples[index]!);
      if (size > peak) peak = size;
    }
    peaks[at] = Math.round(Math.min(1, peak) * 255);
    const steps = levels.subarray(at * stepsPerFrame, (at + 1) * stepsPerFrame);
    loudness[at] = Math.round(meanLevel(steps) - quietestLevel);
  }
  return { peaks, levels: loudness };
}

/** The mean of powers, as decibels. */
function meanLevel(levels: Float32Array): number {
  if (levels.length === 0) return quietestLevel;
  let power = 0;
  for (const level of levels) power += 10 ** (level / 10);
  return decibels(power / levels.length);
}

/** The value below which this share of all values lies. */
export function quantile(values: ArrayLike<number>, share: number): number {
  if (values.length === 0) return Number.NaN;
  const sorted = Float64Array.from(values).toSorted();
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
}
