import { createWavHeader, wavHeaderBytes } from '@daedap/speech/wav-header';
import type { Decoded, Encoded } from './sound-port.ts';

const bytesPerSample = 2;
const loudest = 32_767;

/** Mixes the channels to one, clamps the samples, writes a WAV and measures the sound. */
export function encodeWav({ channels, sampleRate }: Decoded): Encoded {
  const length = channels[0]?.length ?? 0;
  const bytes = new ArrayBuffer(wavHeaderBytes + length * bytesPerSample);
  const view = new DataView(bytes);
  new Uint8Array(bytes).set(createWavHeader(length, sampleRate));
  let peak = 0;
  let sum = 0;
  for (let at = 0; at < length; at += 1) {
    let mixed = 0;
    for (const samples of channels) mixed += (samples[at] ?? 0) / channels.length;
    const sample = Math.max(-1, Math.min(1, mixed));
    const volume = Math.abs(sample);
    if (volume > peak) peak = volume;
    sum += volume;
    view.setInt16(wavHeaderBytes + at * bytesPerSample, Math.round(sample * loudest), true);
  }
  const meanVolume = length === 0 ? 0 : sum / length;
  const duration = length / sampleRate;
  return { bytes, facts: { sampleRate, channels: 1, duration, peak, meanVolume } };
}
