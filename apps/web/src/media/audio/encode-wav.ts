import type { Decoded, Encoded } from './sound-port.ts';

const headerBytes = 44;
const bytesPerSample = 2;
const loudest = 32_767;

/** Mixes to one channel, clamps, and writes a WAV; measures on the way. */
export function encodeWav({ channels, sampleRate }: Decoded): Encoded {
  const length = channels[0]?.length ?? 0;
  const bytes = new ArrayBuffer(headerBytes + length * bytesPerSample);
  const view = new DataView(bytes);
  writeHeader(view, length, sampleRate);
  let peak = 0;
  let sum = 0;
  for (let at = 0; at < length; at += 1) {
    let mixed = 0;
    for (const samples of channels) mixed += (samples[at] ?? 0) / channels.length;
    const sample = Math.max(-1, Math.min(1, mixed));
    const volume = Math.abs(sample);
    if (volume > peak) peak = volume;
    sum += volume;
    view.setInt16(headerBytes + at * bytesPerSample, Math.round(sample * loudest), true);
  }
  const meanVolume = length === 0 ? 0 : sum / length;
  const duration = length / sampleRate;
  return { bytes, facts: { sampleRate, channels: 1, duration, peak, meanVolume } };
}

/** RIFF, one `fmt ` block for PCM, one `data` block. */
function writeHeader(view: DataView, length: number, sampleRate: number): void {
  const dataBytes = length * bytesPerSample;
  const words = (at: number, text: string) => {
    for (let letter = 0; letter < text.length; letter += 1) {
      view.setUint8(at + letter, text.charCodeAt(letter));
    }
  };
  words(0, 'RIFF');
  view.setUint32(4, headerBytes - 8 + dataBytes, true);
  words(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * bytesPerSample, true);
  view.setUint16(32, bytesPerSample, true);
  view.setUint16(34, bytesPerSample * 8, true);
  words(36, 'data');
  view.setUint32(40, dataBytes, true);
}
