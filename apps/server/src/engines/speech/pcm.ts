import { sampleRate } from './speech-types.ts';
import { frameSamples } from './voice-spans.ts';

export function joinPcm(parts: readonly Float32Array[]): Float32Array<ArrayBuffer> {
  const whole = new Float32Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** 16 bits reach a little further down than up. Who decodes a WAV file counts like this too, so nothing is rounded twice. */
const scaleOf = (value: number) => (value < 0 ? 32_768 : 32_767);

/** The nearest value that 16 bits can hold. */
export const toStep = (value: number): number =>
  Math.round(value * scaleOf(value)) / scaleOf(value);

/** 16 bits are all that a voice needs, and half of what floats take. */
export function toInt16(pcm: Float32Array): Buffer {
  const samples = new Int16Array(pcm.length);
  for (let index = 0; index < pcm.length; index += 1) {
    const value = pcm[index] ?? 0;
    samples[index] = Math.round(value * scaleOf(value));
  }
  return Buffer.from(samples.buffer);
}

export function fromInt16(bytes: Uint8Array): Float32Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const pcm = new Float32Array(bytes.byteLength >> 1);
  for (let index = 0; index < pcm.length; index += 1) {
    const value = view.getInt16(index * 2, true);
    pcm[index] = value / scaleOf(value);
  }
  return pcm;
}

/** A WAV file, for whoever does not take bare samples. */
export function toWav(pcm: Float32Array): Buffer {
  const data = toInt16(pcm);
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'ascii');
  header.writeUInt32LE(36 + data.length, 4);
  header.write('WAVEfmt ', 8, 'ascii');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36, 'ascii');
  header.writeUInt32LE(data.length, 40);
  return Buffer.concat([header, data]);
}

export const secondsOf = (pcm: Float32Array): number => pcm.length / sampleRate;

/** The last frame is filled up with silence, so that what is said in it is not lost. */
export function wholeFrames(pcm: Float32Array): Float32Array {
  const missing = -pcm.length & (frameSamples - 1);
  if (missing === 0) return pcm;
  const filled = new Float32Array(pcm.length + missing);
  filled.set(pcm);
  return filled;
}
