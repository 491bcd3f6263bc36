import { sampleRate } from '@daedap/speech/recognition';
import { createWavHeader } from '@daedap/speech/wav-header';

export function joinPcm(parts: readonly Float32Array[]): Float32Array<ArrayBuffer> {
  const whole = new Float32Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** 16 bits reach a little further down than up. The WAV decoder scales like this too, so nothing is rounded twice. */
const scaleOf = (value: number) => (value < 0 ? 32_768 : 32_767);

/** The nearest value that 16 bits can hold. */
export const toStep = (value: number): number =>
  Math.round(value * scaleOf(value)) / scaleOf(value);

/** 16 bits are enough for a voice, and half the size of floats. */
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

/** Floats as they were stored. A copy: bytes from the database need not be aligned to four bytes. */
export function floatsOf(bytes: Uint8Array): Float32Array<ArrayBuffer> {
  return new Float32Array(new Uint8Array(bytes).buffer);
}

/** A WAV file, for engines that do not take bare samples. */
export const toWav = (pcm: Float32Array): Buffer =>
  Buffer.concat([createWavHeader(pcm.length, sampleRate), toInt16(pcm)]);
