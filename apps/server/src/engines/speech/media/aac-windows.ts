import { frameSamples, type WindowInfo, windowSequence } from './aac-spectrum.ts';

const shortSamples = 128;
/** Short windows lie in the middle of the frame. */
const edge = (frameSamples - shortSamples) / 2;

const rising = (length: number) => ({
  sine: Float64Array.from({ length }, (_, at) => Math.sin((Math.PI * (at + 0.5)) / (2 * length))),
  kaiser: kaiserBessel(length, length === frameSamples ? 4 : 6),
});
const longWindow = rising(frameSamples);
const shortWindow = rising(shortSamples);
/** A short edge in a long frame: silence, the edge, full. */
const stretched = (short: Float64Array) =>
  Float64Array.from({ length: frameSamples }, (_, at) =>
    at < edge ? 0 : at < edge + shortSamples ? (short[at - edge] ?? 0) : 1,
  );
const shortEdge = { sine: stretched(shortWindow.sine), kaiser: stretched(shortWindow.kaiser) };
const windowOf = (windows: typeof longWindow, shape: number) =>
  shape === 1 ? windows.kaiser : windows.sine;

/** Turns the lines of one channel into sound, frame after frame: each frame overlaps the one before by half. */
export function createFilterBank() {
  const transformLong = createInverse(frameSamples);
  const transformShort = createInverse(shortSamples);
  let overlap = new Float64Array(frameSamples);
  let shapeBefore = 0;

  return (lines: Float32Array, { sequence, shape }: WindowInfo): Float32Array<ArrayBuffer> => {
    const sound =
      sequence === windowSequence.short
        ? shortFrames(lines, shapeBefore, shape)
        : longFrame(lines, sequence, shapeBefore, shape);
    const result = new Float32Array(frameSamples);
    for (let at = 0; at < frameSamples; at += 1) {
      result[at] = ((overlap[at] ?? 0) + (sound[at] ?? 0)) / 32_768;
    }
    overlap = sound.slice(frameSamples);
    shapeBefore = shape;
    return result;
  };

  function longFrame(lines: Float32Array, sequence: number, before: number, shape: number) {
    const sound = transformLong(lines);
    const fadeIn =
      sequence === windowSequence.stop ? windowOf(shortEdge, before) : windowOf(longWindow, before);
    const fadeOut =
      sequence === windowSequence.start ? windowOf(shortEdge, shape) : windowOf(longWindow, shape);
    for (let at = 0; at < frameSamples; at += 1) {
      sound[at] = (sound[at] ?? 0) * (fadeIn[at] ?? 0);
      const mirror = 2 * frameSamples - 1 - at;
      sound[mirror] = (sound[mirror] ?? 0) * (fadeOut[at] ?? 0);
    }
    return sound;
  }

  function shortFrames(lines: Float32Array, before: number, shape: number) {
    const whole = new Float64Array(2 * frameSamples);
    for (let window = 0; window < 8; window += 1) {
      const start = window * shortSamples;
      const sound = transformShort(lines.subarray(start, start + shortSamples));
      const fadeIn = windowOf(shortWindow, window === 0 ? before : shape);
      const fadeOut = windowOf(shortWindow, shape);
      for (let at = 0; at < shortSamples; at += 1) {
        const left = edge + start + at;
        const mirror = 2 * shortSamples - 1 - at;
        const right = edge + start + mirror;
        whole[left] = (whole[left] ?? 0) + (sound[at] ?? 0) * (fadeIn[at] ?? 0);
        whole[right] = (whole[right] ?? 0) + (sound[mirror] ?? 0) * (fadeOut[at] ?? 0);
      }
    }
    return whole;
  }
}

function kaiserBessel(length: number, alpha: number): Float64Array {
  const half = length / 2;
  const kernel = Array.from({ length: length + 1 }, (_, at) =>
    bessel(Math.PI * alpha * Math.sqrt(Math.max(0, 1 - ((at - half) / half) ** 2))),
  );
  const total = kernel.reduce((sum, value) => sum + value, 0);
  let sum = 0;
  return Float64Array.from({ length }, (_, at) => {
    sum += kernel[at] ?? 0;
    return Math.sqrt(sum / total);
  });
}

/** The modified Bessel function of the first kind, of order 0. */
function bessel(value: number): number {
  let sum = 1;
  let term = 1;
  for (let step = 1; term > sum * 1e-15; step += 1) {
    term *= (value / (2 * step)) ** 2;
    sum += term;
  }
  return sum;
}

/**
 * The inverse of the modified discrete cosine transform: `size` lines become twice as many samples. It is a DCT-IV,
 * made from a complex FFT of half the size, whose result is mirrored at both ends.
 */
export function createInverse(size: number): (lines: Float32Array) => Float64Array<ArrayBuffer> {
  const half = size / 2;
  const fft = createFft(half);
  const twiddles = Array.from({ length: half }, (_, at) => {
    const angle = (-Math.PI * (8 * at + 1)) / (8 * size);
    return { cos: Math.cos(angle), sin: Math.sin(angle) };
  });
  const real = new Float64Array(half);
  const imaginary = new Float64Array(half);
  const turned = new Float64Array(size);

  return (lines) => {
    twiddles.forEach(({ cos, sin }, at) => {
      const even = lines[2 * at] ?? 0;
      const odd = lines[size - 1 - 2 * at] ?? 0;
      real[at] = even * cos - odd * sin;
      imaginary[at] = even * sin + odd * cos;
    });
    fft(real, imaginary);
    twiddles.forEach(({ cos, sin }, at) => {
      const a = real[at] ?? 0;
      const b = imaginary[at] ?? 0;
      turned[2 * at] = (a * cos - b * sin) / size;
      turned[size - 1 - 2 * at] = -(a * sin + b * cos) / size;
    });
    const sound = new Float64Array(2 * size);
    for (let at = 0; at < half; at += 1) {
      sound[at] = turned[half + at] ?? 0;
      sound[half + at] = -(turned[size - 1 - at] ?? 0);
      sound[size + at] = -(turned[half - 1 - at] ?? 0);
      sound[size + half + at] = -(turned[at] ?? 0);
    }
    return sound;
  };
}

/** An in-place FFT of a power of two. */
function createFft(size: number): (real: Float64Array, imaginary: Float64Array) => void {
  const levels = Math.log2(size);
  const cos = Float64Array.from({ length: half(size) }, (_, at) =>
    Math.cos((2 * Math.PI * at) / size),
  );
  const sin = Float64Array.from({ length: half(size) }, (_, at) =>
    Math.sin((2 * Math.PI * at) / size),
  );
  const order = Uint16Array.from({ length: size }, (_, at) => {
    let reversed = 0;
    for (let level = 0; level < levels; level += 1) {
      reversed |= ((at >> level) & 1) << (levels - 1 - level);
    }
    return reversed;
  });
  return (real, imaginary) => {
    for (let at = 0; at < size; at += 1) {
      const other = order[at] ?? 0;
      if (other <= at) continue;
      [real[at], real[other]] = [real[other] ?? 0, real[at] ?? 0];
      [imaginary[at], imaginary[other]] = [imaginary[other] ?? 0, imaginary[at] ?? 0];
    }
    for (let width = 1; width < size; width *= 2) {
      const stride = size / (2 * width);
      for (let start = 0; start < size; start += 2 * width) {
        for (let at = 0; at < width; at += 1) {
          const low = start + at;
          const high = low + width;
          const c = cos[at * stride] ?? 0;
          const s = sin[at * stride] ?? 0;
          const re = (real[high] ?? 0) * c + (imaginary[high] ?? 0) * s;
          const im = (imaginary[high] ?? 0) * c - (real[high] ?? 0) * s;
          real[high] = (real[low] ?? 0) - re;
          imaginary[high] = (imaginary[low] ?? 0) - im;
          real[low] = (real[low] ?? 0) + re;
          imaginary[low] = (imaginary[low] ?? 0) + im;
        }
      }
    }
  };
}

const half = (size: number) => size / 2;
