import { sampleRate } from '@daedap/speech/recognition';

/** Zero crossings of the kernel to each side: with 16, aliases are about 70 dB down. */
const crossings = 16;
/** The kernel falls off just below half of the lower rate. */
const rolloff = 0.94;
export const rateLimits = { min: 4_000, max: 192_000 };

/**
 * Resamples sound to our rate, part after part. Beyond both ends the sound is mirrored, so that recordings which follow
 * each other but are resampled separately meet without a click.
 */
export function createResampler(from: number) {
  if (from === sampleRate) {
    return { push: (pcm: Float32Array) => pcm.slice(), end: () => new Float32Array() };
  }
  const kernel = createKernel(from);
  const { reach, step, phases } = kernel;
  let input = new Float32Array();
  let started = false;
  /** The input sample under the next output sample, and its phase between that and the one after. */
  let at = reach;
  let phase = 0;

  const drain = (): Float32Array<ArrayBuffer> => {
    const reached = (input.length - reach - at) * phases - phase;
    const output = new Float32Array(Math.max(0, Math.ceil(reached / step)));
    for (let index = 0; index < output.length; index += 1) {
      const taps = kernel.taps[phase] ?? new Float32Array();
      let sum = 0;
      const start = at - reach + 1;
      for (let tap = 0; tap < taps.length; tap += 1)
        sum += (taps[tap] ?? 0) * (input[start + tap] ?? 0);
      output[index] = sum;
      phase += step;
      at += Math.floor(phase / phases);
      phase %= phases;
    }
    const done = Math.max(0, Math.min(at - reach, input.length));
    input = input.slice(done);
    at -= done;
    return output;
  };

  const append = (pcm: Float32Array) => {
    const longer = new Float32Array(input.length + pcm.length);
    longer.set(input);
    longer.set(pcm, input.length);
    input = longer;
  };

  const start = () => {
    started = true;
    const first = input;
    input = new Float32Array();
    append(mirrored(first.subarray(0, reach + 1), reach).toReversed());
    append(first);
  };

  return {
    push: (pcm: Float32Array): Float32Array<ArrayBuffer> => {
      append(pcm);
      if (!started && input.length > reach) start();
      return started ? drain() : new Float32Array();
    },
    end: (): Float32Array<ArrayBuffer> => {
      if (input.length === 0) return new Float32Array();
      if (!started) start();
      append(mirrored(input.subarray(-reach - 1).toReversed(), reach));
      return drain();
    },
  };
}

/** The samples before these, nearest first, if the sound were mirrored at its first sample. */
function mirrored(samples: Float32Array, length: number): Float32Array<ArrayBuffer> {
  const edge = samples[0] ?? 0;
  const last = samples.length - 1;
  return Float32Array.from({ length }, (_, index) => {
    return 2 * edge - (samples[Math.min(index + 1, last)] ?? 0);
  });
}

type Kernel = { taps: Float32Array[]; reach: number; step: number; phases: number };

/** A windowed sinc for each position that an output sample can have between two input samples. */
function createKernel(from: number): Kernel {
  const divisor = greatestDivisor(from, sampleRate);
  const phases = sampleRate / divisor;
  const cutoff = Math.min(1, sampleRate / from) * rolloff;
  const reach = Math.ceil(crossings / cutoff);
  const taps = Array.from({ length: phases }, (_, phase) => {
    const values = Float32Array.from({ length: 2 * reach }, (__, tap) => {
      const distance = tap - reach + 1 - phase / phases;
      return sinc(distance * cutoff) * window(distance / reach);
    });
    const sum = values.reduce((total, value) => total + value, 0);
    return values.map((value) => value / sum);
  });
  return { taps, reach, step: from / divisor, phases };
}

const sinc = (x: number) => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x));

/** Blackman's window, from -1 to 1. */
const window = (x: number) =>
  Math.abs(x) >= 1 ? 0 : 0.42 + 0.5 * Math.cos(Math.PI * x) + 0.08 * Math.cos(2 * Math.PI * x);

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));
