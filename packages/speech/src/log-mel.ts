/** Whisper sees a hundred pictures of a second, each of 400 samples. */
const frameSamples = 400;
export const hopSamples = 160;
const bins = frameSamples / 2 + 1;
/** A frame is transformed in two steps: twenty sums of twenty, and sums of those. */
const step = 20;

const least = 1e-10;
/** What is this many powers of ten below the loudest counts as silence. */
const range = 8;

/** The bands of a mel scale: how much each frequency counts. */
export type MelFilters = readonly (readonly number[])[];

/** The sound as Whisper takes it. */
export type LogMel = (samples: Float32Array, frames: number) => Float32Array;

/**
 * Computes what `WhisperFeatureExtractor` of transformers.js does, in a fifth of its time: it skips what is silent, and the
 * frequencies that do not count in a band. Sound that is too short is followed by silence. The result holds one band after
 * the other, each with a number for every frame.
 */
export function createLogMel(filters: MelFilters): LogMel {
  const bands = filters.map(usedPart);
  const power = new Float64Array(bins);
  const frame = new Float64Array(frameSamples);
  return (samples, frames) => {
    const result = new Float32Array(bands.length * frames).fill(Math.log10(least));
    const length = frames * hopSamples;
    let loudest = Math.log10(least);
    for (let at = 0; at < frames; at += 1) {
      if (!readFrame(samples, length, at * hopSamples - frameSamples / 2, frame)) continue;
      measurePower(frame, power);
      for (const [band, { first, weights }] of bands.entries()) {
        let sum = 0;
        for (let bin = 0; bin < weights.length; bin += 1) {
          sum += (weights[bin] ?? 0) * (power[first + bin] ?? 0);
        }
        const level = Math.log10(Math.max(least, sum));
        if (level > loudest) loudest = level;
        result[band * frames + at] = level;
      }
    }
    const floor = loudest - range;
    for (let at = 0; at < result.length; at += 1) {
      result[at] = (Math.max(result[at] ?? 0, floor) + 4) / 4;
    }
    return result;
  };
}

/** A band without the frequencies that do not count in it. */
function usedPart(filter: readonly number[]): { first: number; weights: Float64Array } {
  const first = Math.max(
    0,
    filter.findIndex((weight) => weight !== 0),
  );
  const last = filter.findLastIndex((weight) => weight !== 0);
  return { first, weights: Float64Array.from(filter.slice(first, last + 1)) };
}

const hann = Float64Array.from(
  { length: frameSamples },
  (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / frameSamples),
);

/**
 * Reads the frame that starts at a sample, faded in and out. The sound is mirrored at both ends. False: the frame is silent.
 */
function readFrame(
  samples: Float32Array,
  length: number,
  start: number,
  frame: Float64Array,
): boolean {
  let isSilent = true;
  for (let at = 0; at < frameSamples; at += 1) {
    const place = Math.abs(start + at);
    const sample = samples[place < length ? place : 2 * (length - 1) - place] ?? 0;
    if (sample !== 0) isSilent = false;
    frame[at] = sample * (hann[at] ?? 0);
  }
  return !isSilent;
}

const angle = (of: number) => (2 * Math.PI * of) / frameSamples;
const cosines = Float64Array.from({ length: frameSamples }, (_, of) => Math.cos(angle(of)));
const sines = Float64Array.from({ length: frameSamples }, (_, of) => Math.sin(angle(of)));
const half = step / 2;
/** The sums of every twentieth sample, for each of the twenty places to start at. */
const real = new Float64Array(step * step);
const imaginary = new Float64Array(step * step);

/** How much of each frequency is in a frame. */
function measurePower(frame: Float64Array, power: Float64Array): void {
  for (let start = 0; start < step; start += 1) {
    for (let turn = 0; turn <= half; turn += 1) {
      let sumReal = 0;
      let sumImaginary = 0;
      for (let at = 0; at < step; at += 1) {
        const sample = frame[step * at + start] ?? 0;
        const of = ((at * turn) % step) * step;
        sumReal += sample * (cosines[of] ?? 0);
        sumImaginary -= sample * (sines[of] ?? 0);
      }
      real[start * step + turn] = sumReal;
      imaginary[start * step + turn] = sumImaginary;
      // The samples are real numbers, so the other half mirrors this one.
      const mirror = start * step + ((step - turn) % step);
      real[mirror] = sumReal;
      imaginary[mirror] = turn === 0 ? sumImaginary : -sumImaginary;
    }
  }
  for (let bin = 0; bin < bins; bin += 1) {
    const turn = bin % step;
    let sumReal = 0;
    let sumImaginary = 0;
    for (let start = 0; start < step; start += 1) {
      const of = (start * bin) % frameSamples;
      const cos = cosines[of] ?? 0;
      const sin = sines[of] ?? 0;
      const x = real[start * step + turn] ?? 0;
      const y = imaginary[start * step + turn] ?? 0;
      sumReal += x * cos + y * sin;
      sumImaginary += y * cos - x * sin;
    }
    power[bin] = sumReal * sumReal + sumImaginary * sumImaginary;
  }
}
